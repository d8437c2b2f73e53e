import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { explainWrite, ROOT, Stop } from './say.mjs'

/**
 * Fails early, before minutes of building, on what would stop the server at its last step.
 * @throws Stop for a folder that cannot be written, or a port that is taken
 */
export async function preflight(env = process.env) {
  const folder = resolve(ROOT, env.DATA_DIR || 'data')
  try {
    // It will hold people's names and addresses.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw explainWrite(folder, error)
  }

  const port = Number(env.PORT || 4321)
  const host = env.HOST || '127.0.0.1'
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Stop(`PORT must be a number from 0 to 65535, not "${env.PORT}".`)
  }
  await new Promise((done, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(explainListen(error, host, port)))
    probe.listen(port, host, () => probe.close(done))
  })
}

function explainListen(error, host, port) {
  if (error.code === 'EADDRINUSE') {
    return new Stop(
      `Port ${port} is taken by another program. Stop it, or start with another one: PORT=${port + 1} npm start`,
    )
  }
  if (error.code === 'EACCES')
    return new Stop(`Port ${port} may only be used by root. Choose one above 1023.`)
  return new Stop(`Cannot listen on ${host}:${port} (${error.code}). Check HOST and PORT.`)
}
