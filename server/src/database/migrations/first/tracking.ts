import { integer, notNegative, oneOf, orNull, partOf, small, text, unchecked, byDefault } from '../columns.ts'
import type { Part } from './part.ts'
import { channel, conversionEvent, resultKind } from './values.ts'

/** Clicks and conversions, and what decides whether they count (N-02 to N-16, Y-01 to Y-08). */
export const tracking: Part = {
  tables: [
    {
      name: 'clicks',
      columns: {
        id: text(),
        program_id: partOf('programs'),
        profile_id: partOf('profiles'),
        at: integer(),
        channel: channel(),
        country: text(),
        visitor: text(),
        status: oneOf('Approved', 'Held', 'Rejected'),
        // Without a condition: the contract has the list of reasons, and it grows.
        reason: orNull(text()),
        network: orNull(text()),
        browser: orNull(text()),
      },
      key: ['id'],
      indexes: [
        { on: ['program_id', 'profile_id', 'at'] },
        { on: ['at'] },
        // A statement has to say `status = 'Held'` as a literal so that SQLite uses the index. The same is true of the next one.
        { name: 'clicks_by_network', on: ['program_id', 'profile_id', 'network', 'at'], where: "status = 'Held' and network is not null" },
        // For the risk rules (N-14): what one browser did before a result. Repeats and machines are not in it, so that nobody makes the
        // search long.
        { name: 'clicks_by_visitor', on: ['visitor', 'at'], where: "status <> 'Rejected'" },
      ],
    },
    // This table and the other tables of one day have no references: each click would look up each of them. They are deleted after their
    // day, so that no visitor is known again (N-03).
    { name: 'visitor_salts', columns: { day: text(), salt: text() }, key: ['day'] },
    { name: 'own_browsers', columns: { day: text(), visitor: text(), user_id: text() }, key: ['day', 'visitor', 'user_id'], byKey: true },
    { name: 'own_networks', columns: { day: text(), network: text(), user_id: text() }, key: ['day', 'network', 'user_id'], byKey: true },
    {
      name: 'link_networks',
      columns: { day: text(), link: text(), network: text(), valid: notNegative(), invalid: notNegative() },
      key: ['day', 'link', 'network'],
      byKey: true,
    },
    {
      name: 'network_cases',
      columns: {
        id: text(),
        program_id: partOf('programs'),
        profile_id: partOf('profiles'),
        day: text(),
        network: text(),
        reason: oneOf('TOO_MANY_FROM_NETWORK', 'OWN_NETWORK'),
        held: notNegative(),
        status: oneOf('Open', 'Counted', 'Refused'),
        opened_at: integer(),
        decided_at: orNull(integer()),
        decided_by: orNull(text()),
        note: orNull(text()),
        counted: byDefault('0', { ...small(), check: '# >= 0' }),
        moving_until: orNull(unchecked()),
      },
      key: ['id'],
      constraints: ["check ((status = 'Open') = (decided_at is null))"],
      indexes: [
        { on: ['program_id', 'profile_id', 'day', 'network'], unique: true },
        { on: ['status', 'opened_at'] },
        // The cases of one network and day may be decided together.
        { name: 'network_cases_open', on: ['day', 'network'], where: "status = 'Open'" },
        { name: 'network_cases_moving', on: ['moving_until', 'id'], where: 'moving_until is not null' },
      ],
    },
    { name: 'network_case_patterns', columns: { case_id: partOf('network_cases'), pattern: text() }, key: ['case_id'] },
    {
      name: 'visits',
      columns: { day: text(), visitor: text(), link: text(), clicks: notNegative(), hour_at: orNull(integer()) },
      key: ['day', 'visitor', 'link'],
      byKey: true,
    },
    {
      name: 'click_days',
      columns: { day: text(), program_id: text(), profile_id: text(), clicks: notNegative(), invalid: notNegative() },
      key: ['day', 'program_id', 'profile_id'],
      byKey: true,
    },
    { name: 'click_journals', columns: { journal: text(), segment: notNegative(), bytes: notNegative() }, key: ['journal'] },
    {
      name: 'click_worlds',
      columns: {
        // One row at most.
        id: { ...integer(), check: '# = 1' },
        mark: text(),
      },
      key: ['id'],
    },
    {
      name: 'conversions',
      columns: {
        id: text(),
        program_id: partOf('programs'),
        profile_id: partOf('profiles'),
        click_id: text(),
        event: conversionEvent(),
        external_id: text(),
        amount: orNull(notNegative()),
        way: oneOf('SERVER', 'POSTBACK', 'PIXEL', 'IMPORT', 'TEST'),
        status: oneOf('Pending', 'Approved', 'Held', 'Rejected', 'Reversed'),
        channel: channel(),
        country: text(),
        visitor: text(),
        occurred_at: integer(),
        received_at: integer(),
        decided_at: orNull(integer()),
        counts_at: orNull(unchecked()),
        reason: orNull(text()),
        naming: byDefault("'Only'", oneOf('Only', 'Contested', 'Former')),
        held_at: orNull(unchecked()),
      },
      key: ['id'],
      indexes: [
        { on: ['program_id', 'profile_id', 'occurred_at'] },
        { on: ['status', 'received_at'] },
        { name: 'conversions_by_program_received', on: ['program_id', 'received_at'] },
        { on: ['counts_at'], where: "status = 'Pending'" },
        // The job and the list of an owner read only what waits.
        { name: 'conversions_waiting_by_program', on: ['program_id', 'counts_at'], where: "status = 'Pending'" },
        // What nobody has decided yet, for retired programs (Y-12).
        { name: 'conversions_undecided', on: ['program_id', 'profile_id', 'received_at'], where: "status in ('Held', 'Pending')" },
        // A result that gave its number to a claim stays as it was decided, so a number is unique only among the others (Y-02).
        { name: 'conversions_by_number', on: ['program_id', 'event', 'external_id'], unique: true, where: "naming <> 'Former'" },
        { name: 'conversions_of_former_numbers', on: ['program_id', 'event', 'external_id'], where: "naming = 'Former'" },
        // For the risk rules (N-14), without what was declined.
        {
          name: 'conversions_by_visitor',
          on: ['visitor', 'program_id', 'received_at'],
          where: "status in ('Approved', 'Pending', 'Held')",
        },
        // The back office is asked about one order by its number, and about one person, across programs.
        { on: ['external_id'] },
        { name: 'conversions_by_profile', on: ['profile_id', 'received_at'] },
      ],
    },
    {
      name: 'second_looks',
      columns: {
        id: text(),
        program_id: partOf('programs'),
        profile_id: partOf('profiles'),
        kind: resultKind(),
        reason: text(),
        day: text(),
        note: orNull(text()),
        status: oneOf('Requested', 'Counted', 'Upheld'),
        requested_at: integer(),
        answer_by: integer(),
        answered_at: orNull(integer()),
        answer: orNull(text()),
      },
      key: ['id'],
      indexes: [
        { on: ['program_id', 'profile_id', 'kind', 'reason', 'day'], unique: true },
        { on: ['status', 'requested_at'] },
        { name: 'second_looks_undecided', on: ['program_id', 'profile_id', 'requested_at'], where: "status = 'Requested'" },
      ],
    },
    {
      name: 'tracking_keys',
      columns: {
        id: text(),
        program_id: partOf('programs'),
        kind: oneOf('PUBLISHABLE', 'SECRET', 'POSTBACK'),
        hash: text(),
        shown: orNull(text()),
        created_at: integer(),
        ends_at: orNull(integer()),
      },
      key: ['id'],
      indexes: [
        { on: ['hash'], unique: true },
        // One key of each kind is in use; those that were replaced have an end.
        { on: ['program_id', 'kind'], unique: true, where: 'ends_at is null' },
        { on: ['program_id'] },
      ],
    },
    {
      name: 'tracking_setups',
      columns: {
        program_id: partOf('programs'),
        rotated_at: orNull(integer()),
        last_test_at: orNull(integer()),
        waiting_notified_on: orNull(text()),
      },
      key: ['program_id'],
    },
    { name: 'conversion_notes', columns: { conversion_id: partOf('conversions'), note: text(), at: integer() }, key: ['conversion_id'] },
    {
      name: 'trials',
      columns: {
        id: text(),
        program_id: partOf('programs'),
        event: conversionEvent(),
        external_id: text(),
        amount: orNull(notNegative()),
        way: oneOf('SERVER', 'POSTBACK', 'PIXEL', 'IMPORT'),
        status: oneOf('Approved', 'Reversed'),
        received_at: integer(),
      },
      key: ['id'],
      indexes: [{ on: ['program_id', 'event', 'external_id'], unique: true }, { on: ['program_id', 'received_at'] }],
    },
    {
      name: 'pixel_tests',
      columns: { token: text(), program_id: partOf('programs'), ends_at: integer() },
      key: ['token'],
      indexes: [{ on: ['program_id'] }],
    },
    {
      name: 'conversion_declines',
      columns: {
        conversion_id: partOf('conversions'),
        reason: oneOf('CANCELLED', 'NOT_FOUND', 'TEST_ORDER', 'OTHER'),
        note: orNull(text()),
        at: integer(),
      },
      key: ['conversion_id'],
    },
    {
      name: 'replaced_conversions',
      columns: {
        id: text(),
        conversion_id: partOf('conversions'),
        program_id: partOf('programs'),
        former_profile_id: partOf('profiles'),
        former_click_id: text(),
        former_amount: orNull(notNegative()),
        profile_id: partOf('profiles'),
        at: integer(),
      },
      key: ['id'],
      indexes: [{ on: ['program_id', 'profile_id', 'at'] }, { on: ['program_id', 'former_profile_id', 'at'] }, { on: ['conversion_id'] }],
    },
    {
      name: 'differing_reports',
      columns: {
        conversion_id: partOf('conversions'),
        program_id: partOf('programs'),
        differs: text(),
        click_id: text(),
        amount: orNull(notNegative()),
        event: conversionEvent(),
        times: notNegative(),
        at: integer(),
      },
      key: ['conversion_id'],
      indexes: [{ on: ['program_id', 'at'] }],
    },
    {
      name: 'conversion_claims',
      columns: {
        id: text(),
        program_id: partOf('programs'),
        event: conversionEvent(),
        external_id: text(),
        profile_id: partOf('profiles'),
        click_id: text(),
        amount: orNull(notNegative()),
        channel: channel(),
        country: text(),
        visitor: text(),
        occurred_at: integer(),
        received_at: integer(),
        answered_at: orNull(integer()),
      },
      key: ['id'],
      indexes: [{ on: ['program_id', 'event', 'external_id', 'click_id'], unique: true }],
    },
  ],
}
