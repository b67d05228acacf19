/** An uploaded file; its content is in the content store. */
export interface StoredFileTable {
  /** 256 random bits. Knowing it grants access. */
  attachment_key: string;
  owner_id: number;
  client_id: number;
  /** 0 if the billing item is not saved yet. */
  billing_item_id: number;
  file_name: string;
  media_type: string;
  size: number;
  stored_at: Date;
}

/** The content of a file, if the store is the database. */
export interface StoredFileContentTable {
  attachment_key: string;
  content: Uint8Array;
}

export interface DocumentTables {
  stored_file: StoredFileTable;
  stored_file_content: StoredFileContentTable;
}
