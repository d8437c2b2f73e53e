import { Text, TextInput } from '@mantine/core'
import type { Passkey } from '@safar/shared/access/session/faktor-schema'
import { useState } from 'react'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { hasPasskeys } from '../login/has-passkeys.ts'
import { KukuhForm } from './confirm-form.tsx'
import { faktorClient } from './faktor-client.ts'
import classes from './profile.module.css'
import { TanyaButton } from './tanya-button.tsx'

interface Props {
  passkey: readonly Passkey[]
  onKode: (kode: readonly string[]) => void
}

/** Renders one's own passkeys, with a form that adds this device. */
export function PasskeyPart({ passkey, onKode }: Props) {
  const [nama, setNama] = useState('')
  return (
    <div className={classes.faktor}>
      <h3>Kunci sandi (passkey)</h3>
      {passkey.length > 0 && (
        <ul className={classes.sesiList}>
          {passkey.map((one) => (
            <SafeRow key={one.id} of={one} name={one.nama}>
              {() => (
                <li className={classes.passkey}>
                  <div>
                    <Text fw={640}>{one.nama}</Text>
                    <Text size="sm" c="dimmed">
                      {one.dipakai_pada
                        ? `Terakhir dipakai ${formatWaktu(one.dipakai_pada)}`
                        : 'Belum pernah dipakai'}
                    </Text>
                  </div>
                  <TanyaButton
                    label="Hapus"
                    name={`Hapus kunci sandi ${one.nama}`}
                    tanya="Hapus kunci sandi ini? Perangkat itu tidak dapat dipakai masuk tanpa password lagi."
                    change={() => faktorClient.removePasskey(one.id)}
                  />
                </li>
              )}
            </SafeRow>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <>
          <TextInput
            label="Nama kunci sandi baru"
            placeholder="misalnya HP Siti"
            autoComplete="off"
            value={nama}
            onChange={(event) => setNama(event.currentTarget.value)}
          />
          <KukuhForm
            label="Tambah kunci sandi"
            change={async () => (await import('./create-passkey.ts')).createPasskey(nama)}
            onDone={({ kode_pemulihan }) => {
              setNama('')
              if (kode_pemulihan) onKode(kode_pemulihan)
            }}
          />
        </>
      ) : (
        <Text c="dimmed">Browser atau alamat ini tidak mengenal kunci sandi.</Text>
      )}
    </div>
  )
}
