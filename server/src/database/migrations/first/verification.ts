import { integer, names, notNegative, oneOf, orNull, partOf, text, unchecked } from '../columns.ts'
import type { Part } from './part.ts'

/** Identity checks and documents of businesses. */
export const verification: Part = {
  tables: [
    {
      name: 'verifications',
      columns: {
        id: text(),
        profile_id: partOf('profiles'),
        type: oneOf('IDENTITY', 'BUSINESS'),
        status: oneOf('Pending', 'InReview', 'Approved', 'Rejected', 'Expired'),
        reference_id: text(),
        rejection_reason: orNull(text()),
        created_at: integer(),
        due_at: orNull(integer()),
        reviewed_at: orNull(integer()),
        reviewed_by: orNull(text()),
        documents_deleted_at: orNull(unchecked()),
      },
      key: ['id'],
      indexes: [
        { on: ['reference_id'], unique: true },
        { on: ['profile_id', 'created_at'] },
        // One open case for each profile, whatever is sent at the same moment.
        { name: 'verifications_open', on: ['profile_id'], unique: true, where: "status in ('Pending', 'InReview')" },
        { name: 'verifications_queue', on: ['due_at'], where: "status = 'InReview'" },
        { on: ['reviewed_at'], where: 'documents_deleted_at is null and reviewed_at is not null' },
      ],
    },
    {
      name: 'verification_documents',
      columns: { file_id: names('files'), verification_id: partOf('verifications'), name: text(), position: notNegative() },
      key: ['file_id'],
      indexes: [{ on: ['verification_id', 'position'], unique: true }],
    },
    {
      name: 'business_registrations',
      columns: { profile_id: partOf('profiles'), commercial_registration: orNull(text()), vat_number: orNull(text()) },
      key: ['profile_id'],
    },
    {
      name: 'demo_inquiries',
      columns: {
        id: text(),
        profile_id: text(),
        status: oneOf('created', 'pending', 'completed', 'approved', 'needs_review', 'declined', 'failed', 'expired'),
        created_at: integer(),
      },
      key: ['id'],
    },
    {
      name: 'webhook_events',
      columns: { provider: text(), event_id: text(), received_at: integer() },
      key: ['provider', 'event_id'],
      indexes: [{ on: ['received_at'] }],
    },
  ],
}
