import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { nextOf, Page } from './page.tsx';

const script = readFileSync('browser.js');

createServer((request, response) => {
  if (request.url === '/browser.js') {
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(script);
    return;
  }
  const { pipe } = renderToPipeableStream(<Page next={nextOf(request.url ?? '/')} />, {
    bootstrapScripts: ['/legacy/browser.js'],
    onShellReady: () => pipe(response.setHeader('Content-Type', 'text/html; charset=utf-8')),
  });
}).listen(Number(process.env.PORT), 'localhost');
