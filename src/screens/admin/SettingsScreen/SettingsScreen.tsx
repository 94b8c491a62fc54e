import { SettingsForm } from '@/features/admin-settings/SettingsForm';
import { adminTexts } from '@/texts/admin/menu';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** The settings of the site, including whether posts wait for review. */
export default function SettingsScreen() {
  return (
    <AdminPage title={adminTexts.pages.settings}>
      <SettingsForm />
    </AdminPage>
  );
}
