import { createHmac } from 'node:crypto'
import { encodePart } from '@safar/shared/platform/text/encode-part'

/*
 * RFC 6238 in the one form that every app knows: SHA-1, six digits, steps of thirty seconds. It is shorter than what a
 * package for it brings along, and the RFC's own vectors test it.
 */

const STEP_SECONDS = 30
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the step of thirty seconds that a time lies in. */
export function langkahOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

/** Returns the code of a step. */
export function kodeTotp(secret: Buffer, langkah: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(langkah))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Encodes a secret in Base32, as apps take it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/**
 * Returns the address in a QR code that an app scans. Issuer and account stand in the label and the issuer in the
 * query, as apps group by them.
 */
export function otpauthUrl(secret: Buffer, { issuer, akun }: { issuer: string; akun: string }): string {
  const label = [issuer, akun].map(encodePart).join(':')
  // Spelled out: some apps guess otherwise. Spaces as `%20`, which all of them read.
  const query = [`secret=${base32(secret)}`, `issuer=${encodePart(issuer)}`, 'algorithm=SHA1']
  return `otpauth://totp/${label}?${[...query, `digits=${DIGITS}`, `period=${STEP_SECONDS}`].join('&')}`
}
