import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { MAX_PASSWORD_LENGTH } from '@safar/shared/access/session/password'

type Input = NodeJS.ReadableStream & { isTTY?: boolean }

/**
 * Reads a password without showing it in process lists or the shell's history: at a terminal it is asked for twice and
 * not echoed, else it is the first line of the input.
 * @throws Error if the two differ, or nothing came
 */
export async function readPassword(input: Input, prompts: NodeJS.WritableStream): Promise<string> {
  if (!input.isTTY) return firstLine(input)
  const password = await ask(input, prompts, 'Password: ')
  if (password !== (await ask(input, prompts, 'Once more: '))) {
    throw new Error('The two passwords differ. Nothing was changed.')
  }
  return password
}

function ask(input: Input, prompts: NodeJS.WritableStream, question: string): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: hidden, terminal: true })
  prompts.write(question)
  return new Promise((resolve, reject) => {
    const end = (act: () => void) => {
      prompts.write('\n')
      lines.close()
      act()
    }
    lines.once('line', (line) => end(() => resolve(line)))
    lines.once('SIGINT', () => end(() => reject(new Error('Nothing was changed.'))))
  })
}

async function firstLine(input: Input): Promise<string> {
  let text = ''
  for await (const chunk of input) {
    text += chunk
    if (text.includes('\n') || text.length > 4 * MAX_PASSWORD_LENGTH) break
  }
  const [line = ''] = text.split(/\r?\n/, 1)
  if (line === '') throw new Error('No password came on standard input. Nothing was changed.')
  return line
}
