/** Where a site is released to: a folder, or a bucket with the S3 protocol. Keys are paths with slashes. */
export type Target = {
  /** For messages: a path, or s3://bucket/prefix. */
  name: string
  /** The folder, if the gateway can serve it directly. */
  folder?: string
  read(key: string): Promise<StoredObject | undefined>
  /** Writes an object in one step: a reader gets the old bytes or the new bytes, never a mix. */
  write(key: string, body: Buffer): Promise<void>
  /** Writes only if the object still has this tag (undefined: if it does not exist). Returns whether it wrote. */
  replace(key: string, body: Buffer, tag: string | undefined): Promise<boolean>
  /** The keys that begin with a prefix, which ends with a slash. */
  list(prefix: string): Promise<string[]>
  remove(key: string): Promise<void>
}

/** The tag changes whenever the bytes do. */
export type StoredObject = { body: Buffer; tag: string }

/** An error that a person can fix. Commands print only its message. */
export class ReleaseError extends Error {}
