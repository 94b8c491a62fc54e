import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { LinkIcon, TextIcon } from '@/design/icons/icons';
import { adminQueryTexts } from '@/texts/admin/query';

interface QueryButtonsProps {
  /** Whether the query or its plan is running; null if neither is. */
  running: 'query' | 'plan' | null;
  onRun: () => void;
  onPlan: () => void;
  onCancel: () => void;
  isFormatting: boolean;
  onFormat: () => void;
  onCopyLink: () => void;
}

/** The actions on the typed query. */
export function QueryButtons(props: QueryButtonsProps) {
  const { running, onRun, onPlan, onCancel, isFormatting, onFormat, onCopyLink } = props;
  return (
    <Cluster>
      <Button busy={running === 'query'} disabled={running === 'plan'} onClick={onRun}>
        {running === 'query' ? adminQueryTexts.running : adminQueryTexts.run}
      </Button>
      {running ? (
        <Button variant="soft" onClick={onCancel}>
          {adminQueryTexts.cancel}
        </Button>
      ) : (
        <Button variant="soft" onClick={onPlan}>
          {adminQueryTexts.plan}
        </Button>
      )}
      <Button variant="ghost" icon={<TextIcon />} busy={isFormatting} onClick={onFormat}>
        {adminQueryTexts.format}
      </Button>
      <Button variant="ghost" icon={<LinkIcon />} onClick={onCopyLink}>
        {adminQueryTexts.copyLink}
      </Button>
    </Cluster>
  );
}
