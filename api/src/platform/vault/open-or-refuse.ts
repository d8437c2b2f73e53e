import { HttpError } from '../http/errors.ts'
import { SealedError } from './sealed-text.ts'

/**
 * Returns what `open` decrypts.
 * @param apa the thing's name as a sentence begins
 * @throws HttpError 503 if it does not open: the key is missing, or it is not what was sealed
 */
export function openOrRefuse(apa: 'Isian' | 'Berkas', open: () => Buffer): Buffer {
  try {
    return open()
  } catch (error) {
    if (!(error instanceof SealedError)) throw error
    throw new HttpError(
      503,
      error.isKeyMissing
        ? `${apa} ini disegel dengan kunci data yang tidak ada di server ini. Minta admin melihat Kesehatan sistem.`
        : `${apa} ini tidak dapat dibuka karena isinya bukan lagi yang disimpan. Minta pengelola server memulihkannya dari cadangan.`,
    )
  }
}
