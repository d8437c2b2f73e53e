import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSessionClient } from '@safar/shared/access/session/session-client'
import { ApiError } from '@safar/shared/platform/http/errors'
import { createHttp, type Http } from '@safar/shared/platform/http/http'
import { testNode } from '../../../tools/setup/product.ts'
import { startServerProcess } from './server-process.ts'

const ADMIN = { email: 'admin@safar.test', password: 'rahasia-benar' }

/** Clerks who write while their server is killed, and what has to be there when it is back. */
export interface Killed {
  rounds: number
  /** Changes whose answer has to arrive in a round before it may be killed. */
  heardOf: number
  /** Runs before each round, and once after the last: expects what was acknowledged. */
  check(http: Http): Promise<void>
  /** Writers, which each end by the `ApiError` of a server that is gone. */
  write(http: Http): Promise<void>[]
  /** Answers that have arrived so far. */
  heard(): number
}

/** Starts a server on one data folder again and again, and kills it (SIGKILL) in each round while clerks write. */
export async function killRounds({ rounds, heardOf, check, write, heard }: Killed): Promise<void> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'safar-kill-'))
  const env = { DATA_DIR, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  for (let round = 0; round <= rounds; round += 1) {
    const server = await startServerProcess(env, testNode)
    try {
      const { access_token } = await createSessionClient(createHttp({ baseUrl: server.address })).login(ADMIN)
      const http = createHttp({ baseUrl: server.address, getToken: () => access_token })
      await check(http)
      if (round === rounds) break
      const before = heard()
      let isOver = false
      const writers = Promise.all(write(http).map(untilGone))
      const over = writers.finally(() => {
        isOver = true
      })
      // However slow the machine, each round has something to lose.
      while (!isOver && heard() < before + heardOf) await pause(5)
      await pause(round * 10)
      await server.kill()
      await over
    } finally {
      await server.kill()
    }
  }
  await rm(DATA_DIR, { recursive: true, force: true })
}

async function untilGone(writer: Promise<void>): Promise<void> {
  try {
    await writer
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
  }
}
