import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const CHARACTERS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text) => text.replace(/[&<>"']/g, (character) => CHARACTERS[character]);

/**
 * The element in a page of Thymeleaf's. Its jars are in no registry that a build of this repository may use, so this writes the attributes of
 * `th:attr="name=${value}"` as Thymeleaf documents it: escaped, and left out without a value.
 */
const rendered = (template, values) =>
  template
    .replace(/ xmlns:th="[^"]*"/, '')
    .replace(/ th:attr="([\w-]+)=\$\{(\w+)\}"/g, (_, name, value) =>
      values[value] === undefined ? '' : ` ${name}="${escaped(values[value])}"`,
    );

createServer((request, response) => {
  const next = new URL(request.url, 'http://theirs').searchParams.get('next') ?? '/legacy/home.jsp';
  const page = rendered(readFileSync('page.html', 'utf8'), { next });
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
}).listen(Number(process.env.PORT), 'localhost');
