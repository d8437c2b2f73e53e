import type { PersonalTable } from '../../platform/db/personal-table.ts'
import { deleteOldPendaftaran, eraseRequested } from './pendaftaran.repository.ts'

/** The duties by law on registrations. A registration that one was joined to may be somebody else's, and stays. */
export const PENDAFTARAN_PERSONAL: PersonalTable = {
  table: 'pendaftaran',
  label: 'pendaftaran',
  async find(db, { email_kunci, kode }) {
    if (email_kunci === '' && kode === '') return []
    const all = db.selectFrom('pendaftaran').select(['id', 'email']).orderBy('id')
    return (email_kunci ? all.where('email_kunci', '=', email_kunci) : all.where('kode', '=', kode)).execute()
  },
  show: 'form',
  erase: (trx, ids, now) => eraseRequested({ trx, actor: null, now }, ids),
  // As the consents' texts promise.
  expire: deleteOldPendaftaran,
}
