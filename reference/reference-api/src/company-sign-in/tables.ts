/** Who somebody is to an identity provider: its issuer and the subject it names, which it never gives to anybody else. */
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
