/** The exports for tests of other packages. */
export { type S3Server, startS3Server } from './s3Server.ts'
