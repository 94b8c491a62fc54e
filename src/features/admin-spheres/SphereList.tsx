import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { spherePath } from '@/config/routes';
import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { SortableList } from '@/design/components/SortableList/SortableList';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useRemote } from '@/state/useRemote';
import { adminSphereTexts } from '@/texts/admin/spheres';
import { commonTexts } from '@/texts/common';
import type { AdminSphere } from '@contract/models/sphere';
import { cardImage } from '@contract/rules/site/uploads';
import { formatNumber } from '@contract/rules/text/counts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { acts, icon, intro, row } from './AdminSpheres.css';
import { SphereDialog } from './SphereDialog';
import { adminSpheres, ALL } from './spheres';
import { useSphereActions } from './useSphereActions';

interface LineProps {
  sphere: AdminSphere;
  onEdit: () => void;
  onClose: () => void;
  onOpen: () => void;
}

function SphereLine({ sphere, onEdit, onClose, onOpen }: LineProps) {
  const { id, name, description, isClosed, position } = sphere;
  const counts = [
    adminSphereTexts.place(position),
    adminSphereTexts.members(formatNumber(sphere.memberCount)),
    adminSphereTexts.posts(formatNumber(sphere.postCount)),
  ];
  return (
    <div className={row}>
      <img className={icon} src={cardImage(sphere.icon)} alt="" width={44} height={44} />
      <Stack gap={0} minWidth={0}>
        <Row gap={8} minWidth={0}>
          <Text as={Link} to={spherePath(id)} variant="label" weight="bold" lines={1} link>
            {name}
          </Text>
          {isClosed && <Badge tone="neutral">{adminSphereTexts.closed}</Badge>}
        </Row>
        {description && (
          <Text variant="meta" tone="muted" lines={2}>
            {description}
          </Text>
        )}
        <Text variant="meta" tone="muted" tabular>
          {counts.join(' · ')}
        </Text>
      </Stack>
      <div className={acts}>
        <Cluster>
          <Button
            variant="soft"
            size="sm"
            aria-label={`${name} ${adminSphereTexts.edit}`}
            onClick={onEdit}
          >
            {adminSphereTexts.edit}
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-label={`${name} ${isClosed ? adminSphereTexts.open : adminSphereTexts.close}`}
            onClick={isClosed ? onOpen : onClose}
          >
            {isClosed ? adminSphereTexts.open : adminSphereTexts.close}
          </Button>
        </Cluster>
      </div>
    </div>
  );
}

const skeleton = (
  <Stack gap={20} padding={20}>
    {[0, 1, 2, 3, 4].map((line) => (
      <Skeleton key={line} height={56} />
    ))}
  </Stack>
);

interface SphereListProps {
  /** Whether the form of a new sphere is open. */
  isCreating: boolean;
  onCreated: () => void;
}

/** All spheres in their order: the admin moves, creates, changes, closes and opens them. */
export function SphereList({ isCreating, onCreated }: SphereListProps) {
  const { state, retry } = useRemote(adminSpheres, ALL);
  const { create, change, turn, order } = useSphereActions();
  const [asked, setAsked] = useState<{ act: 'edit' | 'close'; sphere: AdminSphere } | null>(null);
  const done = () => setAsked(null);

  const itemOf = (sphere: AdminSphere) => ({
    id: sphere.id,
    name: sphere.name,
    content: (
      <SphereLine
        sphere={sphere}
        onEdit={() => setAsked({ act: 'edit', sphere })}
        onClose={() => setAsked({ act: 'close', sphere })}
        onOpen={() => void turn(sphere, false)}
      />
    ),
  });
  const dialogs = (
    <>
      {isCreating && (
        <SphereDialog sphere={null} onSend={(values) => create(values)} onClose={onCreated} />
      )}
      {asked?.act === 'edit' && (
        <SphereDialog
          sphere={asked.sphere}
          onSend={(_values, changes) => change(asked.sphere, changes)}
          onClose={done}
        />
      )}
      {asked?.act === 'close' && (
        <ConfirmDialog
          open
          title={adminSphereTexts.closeConfirm(asked.sphere.name)}
          message={adminSphereTexts.closeNote}
          confirmLabel={adminSphereTexts.closeAct}
          cancelLabel={commonTexts.cancel}
          onCancel={done}
          onConfirm={() => {
            done();
            void turn(asked.sphere, true);
          }}
        />
      )}
    </>
  );
  return (
    <Card padding="none" edge>
      <RemoteContent
        state={state}
        failed={adminSphereTexts.failed}
        skeleton={skeleton}
        onRetry={retry}
      >
        {(spheres) =>
          spheres.length === 0 ? (
            <EmptyState message={adminSphereTexts.empty} />
          ) : (
            <>
              <div className={intro}>
                <Text as="p" variant="meta" tone="muted">
                  {adminSphereTexts.intro}
                </Text>
              </div>
              <SortableList
                label={adminSphereTexts.list}
                items={spheres.map(itemOf)}
                onOrder={(ids) => void order(ids)}
              />
            </>
          )
        }
      </RemoteContent>
      {dialogs}
    </Card>
  );
}
