import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { recall } from './lib/store';

const target = document.getElementById('app');
if (target) mount(App, { target });

// Needs https or the own machine; without it there is only no page for being offline.
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
if (recall('push')) void import('./people/push').then(({ renew }) => renew()).catch(() => undefined);
