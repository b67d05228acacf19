/** A group of the site's pages, for one kind of reader. */
export interface Reader {
  /** The first part of its pages' paths. */
  readonly folder: string;
  readonly title: string;
  /** The documents, by their paths in the repository. A folder stands for all documents that are directly in it. */
  readonly documents: readonly string[];
}

export const READERS: readonly Reader[] = [
  {
    folder: 'embed',
    title: 'Embed',
    documents: ['mfe-recovery/EMBEDDING.md', 'docs/guides/your-stack.md', 'docs/guides/foreign-host.md'],
  },
  {
    folder: 'build',
    title: 'Build',
    documents: [
      'docs/guides/outside.md',
      'docs/guides/page.md',
      'docs/guides/widget.md',
      'docs/guides/validator.md',
      'docs/guides/save-rule.md',
      'docs/guides/api-call.md',
      'docs/guides/notification.md',
      'docs/guides/texts.md',
      'docs/guides/locale.md',
      'docs/guides/troubleshooting.md',
      'docs/guides/upgrading.md',
      'CONTRIBUTING.md',
      'mfe-widgets/README.md',
      'shared-client/README.md',
      'shared-session/README.md',
      'shared-validators/README.md',
      'platform/webpack-preset/README.md',
      'platform/testing/README.md',
    ],
  },
  {
    folder: 'run',
    title: 'Run',
    documents: [
      'README.md',
      'docs/operations.md',
      'platform/deployments/README.md',
      'reference/reference-api/README.md',
      'reference/legacy-host/README.md',
    ],
  },
  {
    folder: 'rules',
    title: 'Rules',
    documents: ['docs/README.md', 'docs/reference', 'docs/glossary.md'],
  },
  { folder: 'api', title: 'API', documents: ['docs/reference/api.md'] },
  {
    folder: 'architecture',
    title: 'Architecture',
    documents: [
      'ARCHITECTURE.md',
      'root-config/README.md',
      'mfe-shell/README.md',
      'mfe-recovery/README.md',
      'mfe-timecard/README.md',
      'mfe-approvals/README.md',
      'mfe-expenses/README.md',
      'mfe-insights/README.md',
      'mfe-account/README.md',
      'platform/scripts/README.md',
      'platform/site/README.md',
      'e2e/README.md',
      'reference/reference-api/ASVS.md',
      'reference/reference-api/conformance/README.md',
      'reference/reference-api/src/billing/README.md',
    ],
  },
  {
    folder: 'changes',
    title: 'Changes',
    documents: [
      'platform/deployments/CHANGELOG.md',
      'platform/webpack-preset/CHANGELOG.md',
      'platform/testing/CHANGELOG.md',
      'shared-client/CHANGELOG.md',
      'shared-session/CHANGELOG.md',
      'shared-validators/CHANGELOG.md',
      'mfe-widgets/CHANGELOG.md',
    ],
  },
];
