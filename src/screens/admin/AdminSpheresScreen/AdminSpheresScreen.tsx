import { Button } from '@/design/components/Button/Button';
import { PlusIcon } from '@/design/icons/icons';
import { SphereList } from '@/features/admin-spheres/SphereList';
import { adminTexts } from '@/texts/admin/menu';
import { adminSphereTexts } from '@/texts/admin/spheres';
import { useState } from 'react';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** The spheres of the site, in the order of all lists. */
export default function AdminSpheresScreen() {
  const [isCreating, setCreating] = useState(false);
  return (
    <AdminPage
      title={adminTexts.pages.adminSpheres}
      aside={
        <Button icon={<PlusIcon />} onClick={() => setCreating(true)}>
          {adminSphereTexts.create}
        </Button>
      }
    >
      <SphereList isCreating={isCreating} onCreated={() => setCreating(false)} />
    </AdminPage>
  );
}
