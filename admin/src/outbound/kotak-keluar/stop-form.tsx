import { Button, Text, TextInput } from '@mantine/core'
import type { StoppedAddress } from '@safar/shared/outbound/kotak-keluar/stopped-addresses'
import { useState } from 'react'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './kotak-keluar.module.css'
import { useStop } from './kotak-keluar.queries.ts'

/** Renders the addresses that opted out: by the link in a message, by STOP in a chat, or through staff. */
export function StopForm({ henti }: { henti: readonly StoppedAddress[] }) {
  const [alamat, setAlamat] = useState('')
  const { mutate, reset, isPending, error } = useStop()
  return (
    <form
      className={classes.rule}
      aria-label="Alamat yang berhenti"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ alamat, henti: true }, { onSuccess: () => setAlamat('') })
      }}
    >
      <h3>Alamat yang berhenti</h3>
      {henti.length === 0 && <Text size="sm">Belum ada yang minta berhenti.</Text>}
      <ul className={classes.stopped}>
        {henti.map((each) => (
          <SafeRow key={each.alamat} of={each} name={each.alamat}>
            {() => (
              <li>
                <span>
                  <b>{each.alamat}</b>
                  <Text size="sm" c="dimmed">
                    {each.oleh ? `oleh ${each.oleh}` : 'oleh pemiliknya'}, {formatWaktu(each.henti_pada)}
                  </Text>
                </span>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Kirimi lagi ${each.alamat}`}
                  onClick={() => mutate({ alamat: each.alamat, henti: false })}
                >
                  Kirimi lagi
                </Button>
              </li>
            )}
          </SafeRow>
        ))}
      </ul>
      <TextInput
        label="Email atau nomor WhatsApp yang minta berhenti"
        autoComplete="off"
        className={classes.wide ?? ''}
        value={alamat}
        error={error ? saidBy(error) : null}
        onChange={({ currentTarget }) => {
          setAlamat(currentTarget.value)
          reset()
        }}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={alamat.trim() === ''}>
        Hentikan alamat ini
      </Button>
    </form>
  )
}
