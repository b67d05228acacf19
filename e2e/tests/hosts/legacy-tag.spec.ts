import { expect, signInAs, test } from '../../setup/legacy-test.ts';
import { code, codeIn, email, press, title } from '../../setup/recovery/recovery-page.ts';
import { WIDE } from '../../setup/wide.ts';

test(
  'a JSP page with the tag of the library is walked to the end, and goes where its attribute says',
  WIDE,
  async ({ page, outbox, complaints }) => {
    await signInAs(page, 'worker', '/legacy/recovery-tag.jsp?next=/legacy/home.jsp%23top');
    await expect(page.getByRole('dialog', { name: 'Password Recovery Registration' })).toBeVisible();
    await email(page).fill('tag@example.com');
    await press(page, 'Continue');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await code(page).fill(codeIn((await outbox('tag@example.com'))[0]));
    await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
    await page.getByRole('button', { name: /continue/i }).click();
    await page.waitForURL('**/legacy/home.jsp#top');
    expect(complaints).toEqual([]);
  },
);
