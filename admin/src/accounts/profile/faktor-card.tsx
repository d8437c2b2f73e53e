import { Card, Text } from '@mantine/core'
import { PEMULIHAN_SEDIKIT, PERLU_FAKTOR } from '@safar/shared/access/session/faktor'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { KukuhForm } from './confirm-form.tsx'
import { faktorQuery } from './faktor.queries.ts'
import { faktorClient } from './faktor-client.ts'
import { PasskeyPart } from './passkey-part.tsx'
import { Pemulihan } from './pemulihan.tsx'
import classes from './profile.module.css'
import { TotpPart } from './totp-part.tsx'

/** Renders the second factor of one's own account: authenticator app, passkeys, and recovery codes. */
export function FaktorCard() {
  const { data, isPending, isError, error, refetch } = useQuery(faktorQuery)
  const [kode, setKode] = useState<readonly string[] | null>(null)
  // An older host has no factors.
  if (error instanceof ApiError && error.status === 404) return null
  const hasAny = data !== undefined && (data.totp !== null || data.passkey.length > 0)
  const isFew = data !== undefined && data.kode_pemulihan <= PEMULIHAN_SEDIKIT
  return (
    <Card component="section" aria-label="Verifikasi dua langkah">
      <div className={classes.faktor}>
        <div>
          <h2>Verifikasi dua langkah</h2>
          <Text c="dimmed">Selain password: kode dari aplikasi di HP, atau kunci sandi (passkey).</Text>
        </div>
        {data?.wajib && !hasAny && (
          <Text c="var(--red)" fw={640} role="alert">
            {PERLU_FAKTOR}
          </Text>
        )}
        {isPending && <Loading />}
        {isError && <Retry onRetry={() => void refetch()} />}
        {kode && <Pemulihan kode={kode} onDone={() => setKode(null)} />}
        {data && (
          <>
            <TotpPart totp={data.totp} onKode={setKode} />
            <PasskeyPart passkey={data.passkey} onKode={setKode} />
          </>
        )}
        {hasAny && (
          <div className={classes.faktor}>
            <h3>Kode pemulihan</h3>
            <Text {...(isFew && { c: 'var(--red)' })}>
              Tersisa {data.kode_pemulihan}.{isFew && ' Buat yang baru sebelum habis.'}
            </Text>
            <KukuhForm label="Buat kode baru" change={faktorClient.pemulihanBaru} onDone={setKode} />
          </div>
        )}
      </div>
    </Card>
  )
}
