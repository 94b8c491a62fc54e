import { sendPassword } from '@/api/me';
import { useFieldsForm } from '@/components/useFieldsForm';
import { showToastAtom } from '@/state/toasts';
import { settingsTexts } from '@/texts/settings';
import { useSetAtom } from 'jotai';
import { checkPasswords, passwordFields } from './passwordFields';

/** The state of the password form. */
export function usePasswordForm(onChanged: () => void) {
  const showToast = useSetAtom(showToastAtom);
  return useFieldsForm({
    names: passwordFields,
    repeats: { newPassword: 'newPasswordAgain' },
    check: checkPasswords,
    send: async (body) => {
      await sendPassword(body);
      const { passwordChanged: text, passwordChangedDetail: detail } = settingsTexts;
      showToast({ text, detail, tone: 'success' });
      onChanged();
    },
    password: 'currentPassword',
    failed: settingsTexts.passwordFailed,
  });
}
