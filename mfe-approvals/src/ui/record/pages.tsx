import { type PageDeclaration, PageNotFound, type PageProps } from 'shared-session/routing';
import { RecordView } from './record.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/manager/approvals/{id}',
    application: 'record',
    menuParent: '/manager/approvals',
    preload: ['mfe_widgets/tabs'],
    component: RecordPage,
  },
];

/** `manager/approvals/{id}`: a request, an engagement or a revision with its approval. */
function RecordPage({ parameters, search }: PageProps) {
  const id = parameters.id ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return <PageNotFound />;
  return <RecordView key={id} recordId={Number(id)} search={search} />;
}
