// The page that was wanted comes as soon as the server can be reached.
const back = () => location.reload();
addEventListener('online', back);
setInterval(() => fetch('/api/health', { cache: 'no-store' }).then(back, () => undefined), 5000);
