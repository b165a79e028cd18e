// for drain.test.ts: a mistake in a part of the gateway that nobody awaits
process.on('SIGUSR2', () => void Promise.reject(new Error('nobody catches this')))
