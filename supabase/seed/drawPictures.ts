import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { filesOf, nameOf, type Picture } from './pictures.ts'
import { drawPicture } from './render.ts'

/**
 * The process behind Gallery.drawAll(): gets one message, { folder, pictures }, draws one picture per core at a time,
 * sends the name of each that is there, and ends. Killed at any moment, it leaves no half picture under a picture's name.
 */
// The backend is gone, killed perhaps: nobody waits for pictures any more.
process.once('disconnect', () => process.exit())
process.once('message', (work: Work) =>
  drawAll(work).catch((error: Error) => {
    console.error(`Pictures: ${error.message}`)
    process.exit(1)
  }),
)

type Work = { folder: string; pictures: Picture[] }

async function drawAll({ folder, pictures }: Work): Promise<void> {
  const queue = pictures.values()
  const work = async () => {
    for (const picture of queue) {
      // Somebody may have asked for it meanwhile: then the backend has drawn it.
      if (!(await isThere(picture, folder))) await drawPicture(picture, folder)
      process.send?.(nameOf(picture))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  process.disconnect()
}

const isThere = (picture: Picture, folder: string) =>
  Promise.all(filesOf(picture).map((file) => access(join(folder, file)))).then(
    () => true,
    () => false,
  )
