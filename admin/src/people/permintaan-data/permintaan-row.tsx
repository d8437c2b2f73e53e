import { Button, Text } from '@mantine/core'
import {
  JENIS_PERMINTAAN_LABEL,
  KEADAAN_PERMINTAAN_LABEL,
  LEWAT_PERMINTAAN_LABEL,
  PENGENAL_LABEL,
  sisaWaktu,
} from '@safar/shared/people/permintaan-data/jenis'
import type { Permintaan } from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import classes from './permintaan.module.css'

function buktiText({ dibuktikan_pada, pengenal }: Permintaan): string {
  if (dibuktikan_pada === null)
    return pengenal ? 'Belum terbukti orangnya' : 'Belum terbukti: tautan di emailnya belum dibuka'
  return pengenal
    ? `Dipastikan kantor, ${formatWaktu(dibuktikan_pada)}`
    : `Terbukti pemilik email, ${formatWaktu(dibuktikan_pada)}`
}

/** Renders one request: who asks for what, the time left, and its answer. */
export function PermintaanRow({ permintaan }: { permintaan: Permintaan }) {
  const { id, jenis, email, diterima_pada, batas, keadaan, hasil } = permintaan
  const { selesai_pada, oleh, pendaftaran, lewat, pengenal, kode, dicatat_oleh } = permintaan
  const [isAnswering, setAnswering] = useState(false)
  const { tingkat, teks } = sisaWaktu(batas, new Date())
  const isOpen = keadaan === 'terbuka'
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Text fw={640}>{JENIS_PERMINTAAN_LABEL[jenis]}</Text>
        <Text size="sm" c="dimmed">
          Nomor {id} · {email || (kode ? `${kode}, tanpa email` : 'data pribadi sudah dihapus')}
        </Text>
        <Text size="sm" c="dimmed">
          Diterima {formatWaktu(diterima_pada)}
        </Text>
        {pengenal && (
          <Text size="sm" c="dimmed">
            {LEWAT_PERMINTAAN_LABEL[lewat]}: {PENGENAL_LABEL[pengenal].toLowerCase()}. Dicatat {dicatat_oleh}.
          </Text>
        )}
      </div>
      <div className={classes.standing}>
        <span className={classes.state} data-tingkat={isOpen ? tingkat : 'selesai'}>
          {isOpen ? teks : KEADAAN_PERMINTAAN_LABEL[keadaan]}
        </span>
        {isOpen ? (
          <>
            <Text size="sm" c="dimmed">
              Batas {formatWaktu(batas)}
            </Text>
            <Text size="sm" c="dimmed">
              {buktiText(permintaan)}
            </Text>
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {[selesai_pada && formatWaktu(selesai_pada), oleh].filter(Boolean).join(' · ')}
          </Text>
        )}
        {hasil && <p className={classes.result}>{hasil}</p>}
      </div>
      <div className={classes.actions}>
        {pendaftaran > 0 && (
          <Button
            component={Link}
            to={`${paths.pendaftaran}?q=${encodePart(email || kode)}`}
            variant="default"
            aria-label={`Lihat ${pendaftaran} pendaftaran ${email || kode}`}
          >
            {pendaftaran} pendaftaran
          </Button>
        )}
        {isOpen && (
          <Button aria-label={`Jawab permintaan nomor ${id}`} onClick={() => setAnswering(true)}>
            Jawab
          </Button>
        )}
      </div>
      {isAnswering && <AnswerDialog permintaan={permintaan} onClose={() => setAnswering(false)} />}
    </li>
  )
}
