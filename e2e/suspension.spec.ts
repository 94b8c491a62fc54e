import { commentTexts } from '@/texts/comment';
import { suspensionTexts } from '@/texts/suspension';
import { newcomer } from './support/members';
import { expect, fillHydrated, send, test } from './support/site';

test('a suspension closes the open page of its member and keeps what they typed, until it is lifted', async ({
  page,
  admin,
}) => {
  const reason = '광고를 거듭 올렸습니다.';
  const member = await newcomer(page, '잠시 멈춘 수달');
  await page.goto('/post/2');
  const field = page.getByRole('textbox', { name: commentTexts.label });
  await fillHydrated(field, '아직 보내지 않은 댓글');
  const notice = page.getByRole('complementary', { name: suspensionTexts.title });
  await expect(notice).toBeHidden();

  const path = `/api/admin/members/${member.id}/suspend`;
  expect((await send(admin, 'POST', path, { reason })).status).toBe(200);
  await expect(notice).toContainText(reason);
  await expect(field).toHaveValue('아직 보내지 않은 댓글');
  await expect(field).not.toBeEditable();
  expect((await send(admin, 'DELETE', path)).status).toBe(200);
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: commentTexts.submit }).click();
  await expect(page.getByRole('article').getByText('아직 보내지 않은 댓글')).toBeVisible();
});
