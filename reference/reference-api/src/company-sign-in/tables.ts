/** A user's identity at a provider: its issuer and subject. The provider never reuses a subject. */
export interface CompanyIdentityTable {
  issuer: string;
  subject: string;
  user_id: number;
  linked_at: Date;
  used_at: Date | null;
}

export interface CompanySignInTables {
  company_identity: CompanyIdentityTable;
}
