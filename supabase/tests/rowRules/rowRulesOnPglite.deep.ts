import { describeMatrix } from './matrix.ts'
import { openOnPglite } from './matrixDatabases.ts'

describeMatrix('PGlite', openOnPglite)
