import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/* A software authenticator: it does what a phone does when somebody unlocks a passkey, as far as a server sees it. */

const USER_PRESENT = 1
const USER_VERIFIED = 4
const ATTESTED = 64

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
const cborText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)])
const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes])

/** An ES256 key as COSE writes it, with so many bytes of no meaning beside it. */
function coseKey(publicKey: KeyObject, extra: number): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([
    // A map of five: kind 2 (EC2), algorithm -7 (ES256), curve 1 (P-256), then x and y.
    Buffer.from([extra > 0 ? 0xa6 : 0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
    ...(extra > 0 ? [Buffer.from([0x24]), cborBytes(Buffer.alloc(extra))] : []),
  ])
}

interface Asked {
  challenge: string
  rp: string
  asal: string
}

/** Creates one passkey with its answers. */
export function createAuthenticator(id = 'kredensial-uji', { extra = 0 } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kredensial = base64url(id)
  let counter = 0

  const authData = (rp: string, flags: number, more: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rp), Buffer.from([flags]), count, more])
  }
  const clientData = (type: string, { challenge, asal }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: asal, crossOrigin: false }))

  return {
    kredensial,
    /** Answers `navigator.credentials.create`. */
    daftar(asked: Asked) {
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, Buffer.from(id), coseKey(publicKey, extra)])
      const data = authData(asked.rp, USER_PRESENT | USER_VERIFIED | ATTESTED, attested)
      const attestation = Buffer.concat([
        head(5, 3),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        head(5, 0),
        cborText('authData'),
        cborBytes(data),
      ])
      return {
        id: kredensial,
        rawId: kredensial,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get`; `isUnlocked` tells whether its owner proved who they are. */
    masuk(asked: Asked, { isUnlocked = true, isCounted = true } = {}) {
      if (isCounted) counter += 1
      const data = authData(asked.rp, USER_PRESENT | (isUnlocked ? USER_VERIFIED : 0))
      const client = clientData('webauthn.get', asked)
      return {
        id: kredensial,
        rawId: kredensial,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      }
    },
    /** Back to what it counted before, as a copy of it would. */
    rewind(to: number) {
      counter = to
    },
  }
}
