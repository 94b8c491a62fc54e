import { checkMailLink } from '@/api/mailLinks';
import { createRemote } from '@/state/remote';

/** What the link of a mail is for, by its token. */
export const mailLink = createRemote({ load: checkMailLink });
