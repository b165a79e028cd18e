import { lockFolder } from '../../local/lock.ts'

/** A process that locks a folder and unlocks it when it is told to, and says what has come of it. */
const [folder = ''] = process.argv.slice(2)
let unlock = async () => {}

process.on('message', async (message) => {
  let answer = 'done'
  if (message === 'unlock') {
    await unlock()
    unlock = async () => {}
  }
  if (message === 'lock') {
    try {
      unlock = await lockFolder(folder)
      answer = 'locked'
    } catch {
      answer = 'refused'
    }
  }
  process.send?.(answer)
})
