import { Button, Text } from '@mantine/core'
import { ROLE_LABEL } from '@safar/shared/access/session/akun-label'
import { KEADAAN_TOKEN_LABEL, TOKEN_INGAT_HARI } from '@safar/shared/access/token/token'
import type { Token } from '@safar/shared/access/token/token-schema'
import { daysBetween, formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { useState } from 'react'
import { Dot } from '../../platform/ui/dot.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './integrasi.module.css'
import { useRevokeToken } from './integrasi.queries.ts'
import { TanyaDialog } from './tanya-dialog.tsx'

/** Renders one token: its maker, role, expiry, and a button that revokes it. */
export function TokenRow({ token }: { token: Token }) {
  const { id, nama, awalan, role, hanya_baca, keadaan, pembuat, berlaku_sampai, dipakai_pada } = token
  const [isAsking, setAsking] = useState(false)
  const cabut = useRevokeToken(id)
  const left = daysBetween(hariIni(), berlaku_sampai)
  const isEnding = keadaan === 'aktif' && left <= TOKEN_INGAT_HARI
  return (
    <li className={`${classes.row} ${classes.token}`}>
      <div className={classes.what}>
        <Text fw={640}>{nama}</Text>
        <Text size="sm" c="dimmed">
          {ROLE_LABEL[role]}
          {hanya_baca && ', hanya membaca'} · {awalan}…
        </Text>
        <Text size="sm" c="dimmed">
          Dibuat oleh {pembuat}
        </Text>
      </div>
      <div>
        <div className={classes.state}>
          {isEnding ? (
            <Dot tone="waiting">{left <= 0 ? 'Berakhir hari ini' : `Berakhir ${left} hari lagi`}</Dot>
          ) : (
            <Dot tone={keadaan === 'aktif' ? 'done' : undefined}>{KEADAAN_TOKEN_LABEL[keadaan]}</Dot>
          )}
        </div>
        <Text size="sm" c="dimmed">
          Sampai {formatTanggal(berlaku_sampai)}
        </Text>
        <Text size="sm" c="dimmed">
          {dipakai_pada ? `Dipakai ${formatWaktu(dipakai_pada)}` : 'Belum pernah dipakai'}
        </Text>
      </div>
      <div className={classes.actions}>
        {keadaan === 'aktif' && (
          <Button
            variant="subtle"
            c="var(--red)"
            aria-label={`Cabut token ${nama}`}
            onClick={() => setAsking(true)}
          >
            Cabut
          </Button>
        )}
      </div>
      {isAsking && (
        <TanyaDialog
          title="Cabut token"
          yes="Cabut"
          isHard
          isPending={cabut.isPending}
          error={cabut.error}
          onClose={() => setAsking(false)}
          onYes={() => cabut.mutate(undefined, { onSuccess: () => setAsking(false) })}
        >
          Cabut token {nama}? Program yang memakainya langsung tidak dapat masuk, dan token ini tidak dapat
          dihidupkan lagi.
        </TanyaDialog>
      )}
    </li>
  )
}
