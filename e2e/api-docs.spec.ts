import { expect, test } from './support/site';

// A refused style or script would be an error in the console, which fails every test.
test('the viewer shows the calls of the API and makes one, with files of the site alone', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/api/docs');
  // It draws calls only as they come into view.
  await page.getByPlaceholder('Filter by tag').fill('spheres');
  const call = page.locator('#operations-spheres-listSpheres');
  await call.getByRole('button').first().click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table').getByText('"success"')).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});
