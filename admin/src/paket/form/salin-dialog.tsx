import { Center, Loader, Modal, Text, TextInput } from '@mantine/core'
import { matchesSearch, searchTerms, searchText } from '@safar/shared/cari'
import { formatTanggal } from '@safar/shared/format/tanggal'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { paketQueries } from '../paket.queries.ts'
import classes from './salin-dialog.module.css'

const SHOWN = 30

/** Chooses the package to copy. What was typed so far is asked about, like any way out of the form. */
export function SalinDialog({ onClose }: { onClose: () => void }) {
  useFocusBack()
  const { data, isError } = useQuery(paketQueries.list())
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const terms = searchTerms(typed)
  const found = (data ?? []).filter(({ nama_paket, tipe_paket, tanggal_keberangkatan }) =>
    matchesSearch(searchText([nama_paket, tipe_paket, formatTanggal(tanggal_keberangkatan)]), terms),
  )
  const choose = (id: number) => {
    onClose()
    void navigate(`${paths.addPaket}?salin=${id}`)
  }
  return (
    <Modal opened onClose={onClose} title="Salin dari paket lain">
      <TextInput
        label="Cari paket"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
      {!data && !isError && (
        <Center mih={120} role="status" aria-label="Memuat paket">
          <Loader aria-hidden />
        </Center>
      )}
      {isError && <Text mt="md">Daftar paket tidak dapat dimuat. Tutup, lalu coba lagi.</Text>}
      {data && found.length === 0 && <Text mt="md">Tidak ada paket yang cocok.</Text>}
      <ul className={classes.choices}>
        {found.slice(0, SHOWN).map((paket) => (
          <li key={paket.id}>
            <button type="button" onClick={() => choose(paket.id)}>
              <strong>{paket.nama_paket}</strong>
              <span>
                {[paket.tipe_paket, formatTanggal(paket.tanggal_keberangkatan)].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && (
        <Text size="sm" mt="xs">
          {found.length - SHOWN} paket lagi; ketik untuk mempersempit.
        </Text>
      )}
    </Modal>
  )
}
