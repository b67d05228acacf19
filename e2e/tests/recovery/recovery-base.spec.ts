import { expect, test } from '../../setup/portal-test.ts';
import { code, codeIn, email } from '../../setup/recovery/recovery-page.ts';
import { sweep } from '../../setup/wide.ts';

/** A page's `<base href>` sends every address that is not said in full somewhere else. */

for (const base of ['/ctx/', 'https://elsewhere.example/app/']) {
  for (const form of ['', 'as-modal', 'skip-location-change']) {
    test(
      `under <base href="${base}"> ${form || 'a card with addresses'} stays on its page and leads on from there`,
      sweep(base === '/ctx/' && form === ''),
      async ({ page, signIn, outbox }) => {
        const body = `<!doctype html><base href="${base}"><title>Old</title>
          <recovery-options ${form} redirectUrl="done.html"></recovery-options>`;
        await page.route('**/legacy/based.html', (route) => {
          const script = `<script src="${new URL('/embed.js', route.request().url())}"></script>`;
          return route.fulfill({ contentType: 'text/html', body: body + script });
        });
        await page.route('**/legacy/done.html', (route) => route.fulfill({ contentType: 'text/html', body: 'Done' }));
        await signIn('worker');
        await page.goto('/legacy/based.html');
        await email(page).fill('based@example.com');
        await email(page).press('Enter');
        await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
        const hash = form === '' ? '#/recovery-options/two-factor-reg/verify-email' : '';
        await expect(page).toHaveURL(new RegExp(`/legacy/based\\.html${hash}$`));
        await code(page).fill(codeIn((await outbox('based@example.com'))[0]));
        await page.getByRole('button', { name: /Continue to/ }).click();
        await page.waitForURL('**/legacy/done.html');
      },
    );
  }
}
