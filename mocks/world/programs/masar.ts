import { MASAR as owner } from '../businesses.ts'
import type { ProgramRow } from './program-row.ts'

const advertisement = 'Do not publish without stating clearly, at the start, that this is an advertisement (#إعلان).'

const groceries: ProgramRow = {
  key: 'groceries',
  owner,
  status: 'Active',
  name: 'Groceries in 20 min',
  description:
    'Order on camera and race the rider to the door. We count downloads that begin at your link.\nاطلب أمام الكاميرا وسابق المندوب إلى الباب. نحتسب التنزيلات التي تبدأ من رابطك.',
  made: '2025-10-26T08:00',
  published: '2025-11-10T09:30',
  starts: '2025-11-10',
  isPublic: false,
  focus: 'SERVICE',
  launch: { type: 'SERVICE_AREA', ids: ['gn:108410', 'gn:105343', 'gn:110336'] },
  criteria: {
    platforms: [
      { platform: 'TIKTOK', minFollowers: 5_000 },
      { platform: 'INSTAGRAM', minFollowers: 20_000 },
      { platform: 'TWITTER', minFollowers: 10_000 },
      { platform: 'YOUTUBE', minFollowers: 50_000 },
    ],
    interests: ['food', 'family', 'technology', 'home'],
    locations: ['SA'],
  },
  target: {
    audienceProfile: 'People who cook on weeknights and notice at seven that there is no yoghurt.',
    audienceDrive: 'Not to leave the house again.',
    interests: ['food', 'family'],
    locations: ['gn:108410', 'gn:105343', 'gn:110336'],
  },
  objectives: {
    type: 'DOWNLOADS',
    url: 'https://masar.example/get?click={click_id}',
    milestones: [
      { at: 50, riyals: 200 },
      { at: 250, riyals: 900 },
      { at: 600, riyals: 2_100 },
    ],
  },
  shareable: [
    {
      title: 'Clock and door',
      description: 'A countdown to lay over your own film.',
      url: 'https://media.masar.example/clock.mp4',
      type: 'VIDEO',
      thumbnail: 'clock',
      platform: 'TIKTOK',
      hashtags: ['masar', 'twenty_minutes'],
      trademark: true,
    },
    {
      title: 'Basket, empty',
      description: 'A picture that you fill.',
      file: 'basket.png',
      bytes: 944_120,
      thumbnail: 'basket',
      platform: 'INSTAGRAM',
      hashtags: ['مسار'],
    },
  ],
  learning: [
    {
      title: 'Where we deliver',
      description: 'Streets and hours, by city.',
      url: 'https://media.masar.example/streets.pdf',
      type: 'DOCUMENT',
    },
    {
      title: 'Recording a screen',
      description: 'On both kinds of phone, without showing your address.',
      url: 'https://media.masar.example/screen.mp4',
      type: 'VIDEO',
      thumbnail: 'phone',
    },
  ],
  items: [
    { name: 'Masar app', path: 'get', picture: 'phone', type: 'SERVICE', sample: true },
    { name: 'Delivery without a fee, a month', path: 'plus', picture: 'basket', type: 'SERVICE' },
  ],
  guidelines: {
    dos: ['Start the clock on camera.', 'Say the name of your street’s shop.'],
    donts: [advertisement, 'Do not show your door number.', 'Do not ask riders to hurry.'],
  },
  budget: { riyals: 20_000, paid: 'WEEKLY' },
}

/** A scheduled program, which Discover lists in a week. */
const fridayPicnic: ProgramRow = {
  key: 'friday-picnic',
  owner,
  status: 'Soon',
  name: 'Friday picnic',
  description: 'Fill a basket for six and show where you spread the rug.\nاملأ سلة لستة، وأرِنا أين تفرش البساط.',
  made: '2025-11-12T10:10',
  published: '2025-11-19T11:00',
  listedFrom: '2025-11-27',
  starts: '2025-11-27',
  ends: '2026-02-27',
  isPublic: true,
  focus: 'SERVICE',
  launch: { type: 'COUNTRIES', ids: ['SA'] },
  criteria: {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 10_000 },
      { platform: 'TIKTOK', minFollowers: 10_000 },
    ],
    interests: ['family', 'food', 'travel'],
    locations: ['SA'],
  },
  target: {
    audienceProfile: 'Families with children under ten.',
    audienceDrive: 'A Friday outside that somebody else packed.',
    gender: 'MORE_THAN_50_WOMAN',
    interests: ['family', 'food'],
    locations: ['SA'],
  },
  objectives: {
    type: 'DOWNLOADS',
    url: 'https://masar.example/picnic',
    milestones: [
      { at: 40, riyals: 200 },
      { at: 200, riyals: 1_000 },
    ],
  },
  shareable: [
    {
      title: 'A rug from above',
      description: 'To begin or end with.',
      file: 'rug.jpg',
      bytes: 2_015_600,
      thumbnail: 'picnic',
      platform: 'INSTAGRAM',
      hashtags: ['friday_picnic'],
    },
  ],
  learning: [
    { title: 'Basket for six', description: 'A list to start from.', url: 'https://media.masar.example/six.pdf', type: 'DOCUMENT' },
  ],
  items: [{ name: 'Picnic basket for six', path: 'picnic', picture: 'basket', sample: true }],
  guidelines: { dos: ['Take the rubbish home, on camera.'], donts: [advertisement, 'No open fires in parks.'] },
  budget: { riyals: 7_500, paid: 'MONTHLY' },
}

export const masarPrograms = { groceries, fridayPicnic }
