import { SettingsForm } from '@/features/admin-settings/SettingsForm';
import { adminTexts } from '@/texts/admin/menu';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** What the site shows to everybody, and whether posts wait for review. */
export default function SettingsScreen() {
  return (
    <AdminPage title={adminTexts.pages.settings}>
      <SettingsForm />
    </AdminPage>
  );
}
