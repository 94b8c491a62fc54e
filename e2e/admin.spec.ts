import { adminTexts } from '@/texts/admin/menu';
import { fileOf } from './support/built';
import { become } from './support/members';
import { accounts, expect, signIn, test } from './support/site';

test('editing the browser’s storage reveals neither data nor code of the admin area', async ({
  page,
}) => {
  let asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const code = ['AdminArea', 'QueryScreen'].map((part) => `/${fileOf(part)}`);
  const ofAdmins = () =>
    asked.filter((path) => path.startsWith('/api/admin/') || code.includes(path));

  await signIn(page, accounts.member);
  await page.goto('/');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('mulbit.session') ?? '{}') as object;
    const admin = { ...kept, user_id: 'user2', admin_level: 9, adminLevel: 9 };
    localStorage.setItem('mulbit.session', JSON.stringify(admin));
  });
  for (const address of ['/admin', '/admin/query']) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
  }
  await expect(page.getByRole('navigation', { name: adminTexts.navigation })).toBeHidden();
  expect(ofAdmins()).toEqual([]);

  // The same check finds them for an admin.
  asked = [];
  await become(page, accounts.admin);
  await page.goto('/admin/query');
  await expect(page.getByRole('navigation', { name: adminTexts.navigation })).toBeVisible();
  await expect.poll(ofAdmins).toEqual(expect.arrayContaining(code));
  await expect.poll(() => ofAdmins().some((path) => path.startsWith('/api/admin/'))).toBe(true);
});
