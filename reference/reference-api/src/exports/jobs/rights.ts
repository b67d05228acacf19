import type { Who } from '../../access/may.ts';

/** What a user may see, as a text to compare: a file belongs to the rights with which it was asked for (docs: exports#export-owner). */
export const rightsOf = ({ userType, clientId, supplierName, permissions }: Omit<Who, 'userId'>): string =>
  JSON.stringify([userType, clientId, supplierName, [...permissions].sort()]);
