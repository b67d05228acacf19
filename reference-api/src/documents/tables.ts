/** An uploaded file. Its content is kept in the database too: saved and lost together with what refers to it. */
export interface StoredFileTable {
  /** 256 random bits: whoever has it was told it. */
  attachment_key: string;
  owner_id: number;
  client_id: number;
  /** 0: the billing item is not saved yet. */
  billing_item_id: number;
  file_name: string;
  media_type: string;
  size: number;
  stored_at: Date;
}

export interface StoredFileContentTable {
  attachment_key: string;
  content: Uint8Array;
}

export interface DocumentTables {
  stored_file: StoredFileTable;
  stored_file_content: StoredFileContentTable;
}
