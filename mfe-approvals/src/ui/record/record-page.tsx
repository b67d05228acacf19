import { PageNotFound, type PageProps } from 'shared-session/routing';
import { LazyPage } from '../page/lazy-page.tsx';

/** `manager/approvals/{id}`: a request, an engagement or a revision with its approval. Its content is in a separate script. */
export function RecordPage({ parameters, search }: PageProps) {
  const id = parameters.id ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return <PageNotFound />;
  const props = { key: id, recordId: Number(id), search };
  return <LazyPage name="record" load={async () => (await import('./record.tsx')).RecordView} props={props} />;
}
