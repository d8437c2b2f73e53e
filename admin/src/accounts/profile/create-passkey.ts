import { MAX_PASSKEY_NAMA } from '@safar/shared/access/session/faktor'
import type { PasskeyBaru } from '@safar/shared/access/session/faktor-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { startRegistration } from '@simplewebauthn/browser'
import { faktorClient } from './faktor-client.ts'

/**
 * Creates a passkey on this device and adds it to the account under a name.
 * @throws ApiError in the server's words, or with 422 where the name is too long or the browser made none.
 */
export async function createPasskey(nama: string): Promise<PasskeyBaru> {
  // Before the device is asked: a passkey made there would stay, and be of no use.
  if (nama.length > MAX_PASSKEY_NAMA)
    throw new ApiError(422, { message: `Nama paling panjang ${MAX_PASSKEY_NAMA} huruf.` })
  const opsi = await faktorClient.passkeyOpsi()
  // Fixed here, not taken from the host: only such a passkey signs in.
  const authenticatorSelection = {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  } as const
  const optionsJSON = { ...opsi, authenticatorSelection, attestation: 'none' } as const
  const made = await startRegistration({ optionsJSON }).catch(() => {
    throw new ApiError(422, { message: 'Kunci sandi tidak jadi dibuat, atau perangkat ini sudah punya.' })
  })
  const { id, rawId, response } = made
  const { clientDataJSON, attestationObject, transports } = response
  const jawaban = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
  return faktorClient.passkeyAktif({ nama: nama.trim() || 'Kunci sandi', jawaban })
}
