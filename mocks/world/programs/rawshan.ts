import { RAWSHAN as owner } from '../businesses.ts'
import type { ProgramRow } from './program-row.ts'

const advertisement = 'Do not publish without stating clearly, at the start, that this is an advertisement (#إعلان).'

const smallKitchens: ProgramRow = {
  key: 'small-kitchens',
  owner,
  status: 'Active',
  name: 'Small kitchens',
  description:
    'Three square metres, one shelf, and what you cook in it. Show the kitchen you have; we pay for visitors who want one like it.\nثلاثة أمتار مربعة ورفّ واحد وما تطبخه فيها. أرِنا مطبخك كما هو، وندفع مقابل الزوار الذين يريدون مثله.',
  made: '2025-09-08T10:00',
  published: '2025-09-12T08:30',
  starts: '2025-09-12',
  ends: '2025-12-20',
  isPublic: true,
  focus: 'PRODUCT',
  storeLink: 'https://rawshan.example/kitchens',
  launch: { type: 'COUNTRIES', ids: ['SA', 'AE', 'KW', 'QA'] },
  criteria: {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 5_000 },
      { platform: 'TIKTOK', minFollowers: 10_000 },
      { platform: 'TWITTER', minFollowers: 15_000 },
      { platform: 'SNAPCHAT', minFollowers: 10_000 },
    ],
    interests: ['home', 'food', 'family'],
  },
  target: {
    audienceProfile: 'People who rent, move every other year, and cook anyway.',
    audienceDrive: 'More room without a bigger flat.',
    interests: ['home', 'food'],
    nationalities: ['SA', 'EG', 'JO'],
    locations: ['SA', 'AE'],
  },
  objectives: {
    type: 'TRAFFIC',
    url: 'https://rawshan.example/kitchens?from=creators',
    milestones: [
      { at: 1_000, riyals: 150 },
      { at: 5_000, riyals: 600 },
      { at: 12_000, title: 'A folding table of your choice', details: 'Delivered and set up anywhere in the Gulf.' },
      { at: 20_000, riyals: 2_000 },
    ],
  },
  shareable: [
    {
      title: 'The shelf unfolds',
      description: 'Eight seconds; it ends where it began.',
      url: 'https://media.rawshan.example/shelf.mp4',
      type: 'VIDEO',
      thumbnail: 'shelf',
      platform: 'INSTAGRAM',
      hashtags: ['small_kitchens', 'rawshan'],
      trademark: true,
    },
    {
      title: 'Before and after',
      description: 'Two pictures side by side. Use them together.',
      file: 'before-after.jpg',
      bytes: 3_104_772,
      thumbnail: 'before-after',
      platform: 'SNAPCHAT',
      hashtags: ['مطابخ_صغيرة'],
    },
    {
      title: 'مطبخ في ثلاثة أمتار',
      description: 'نسخة عربية من فيلم الرفّ، بلا موسيقى.',
      url: 'https://media.rawshan.example/shelf-ar.mp4',
      type: 'VIDEO',
      thumbnail: 'kitchen',
      inEnglish: false,
      platform: 'TIKTOK',
      hashtags: ['مطابخ_صغيرة', 'روشن'],
    },
  ],
  learning: [
    {
      title: 'How it folds',
      description: 'Every hinge, with its name.',
      url: 'https://media.rawshan.example/hinges.pdf',
      type: 'DOCUMENT',
    },
    {
      title: 'Filming small rooms',
      description: 'Where to put the camera when you cannot step back.',
      url: 'https://media.rawshan.example/rooms.mp4',
      type: 'VIDEO',
      thumbnail: 'camera',
    },
  ],
  items: [
    { name: 'Wall shelf, folding', path: 'shelf', picture: 'shelf', sample: true },
    { name: 'Table for two, folding', path: 'table', picture: 'table', sample: true },
    { name: 'Stool that stacks', path: 'stool', picture: 'stool' },
    { name: 'Planning by video call', path: 'planning', picture: 'plan', type: 'SERVICE' },
  ],
  guidelines: {
    dos: ['Show the whole kitchen once, as it is.', 'Say how long it took to put up.'],
    donts: [advertisement, 'No ladders without somebody holding them.'],
  },
  budget: { riyals: 15_000, paid: 'MONTHLY' },
}

const roomInADay: ProgramRow = {
  key: 'room-in-a-day',
  owner,
  status: 'OnHold',
  name: 'A room in a day',
  description:
    'Repaint, move, hang: one room, one day, one budget. The price list is part of the film.\nادهن وحرّك وعلّق: غرفة واحدة ويوم واحد وميزانية واحدة. قائمة الأسعار جزء من الفيلم.',
  made: '2025-10-01T11:00',
  published: '2025-10-05T09:15',
  starts: '2025-10-10',
  ends: '2026-02-28',
  isPublic: false,
  focus: 'PRODUCT',
  storeLink: 'https://rawshan.example/shop',
  launch: { type: 'COUNTRIES', ids: ['SA'] },
  hold: { cause: 'OWNER', since: '2025-11-13T07:20' },
  criteria: {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 20_000 },
      { platform: 'YOUTUBE', minFollowers: 10_000, minEngagement: 0.5 },
      { platform: 'SNAPCHAT', minFollowers: 40_000 },
    ],
    profileTypes: ['INFLUENCER'],
    interests: ['home', 'art', 'family', 'photography'],
    locations: ['SA'],
  },
  target: {
    audienceProfile: 'Couples in their first home.',
    audienceDrive: 'To be finished by Saturday.',
    interests: ['home'],
    locations: ['SA'],
  },
  objectives: {
    type: 'SALES',
    url: 'https://rawshan.example/room?click={click_id}',
    milestones: [
      { at: 10, riyals: 400 },
      { at: 40, riyals: 1_800 },
    ],
  },
  shareable: [
    {
      title: 'Nine hours in nine',
      description: 'Nine seconds of a day’s work.',
      url: 'https://media.rawshan.example/nine.mp4',
      type: 'VIDEO',
      thumbnail: 'paint',
      platform: 'YOUTUBE',
    },
  ],
  learning: [
    { title: 'Price list', description: 'Valid until February.', url: 'https://media.rawshan.example/prices.pdf', type: 'DOCUMENT' },
  ],
  items: [
    { name: 'Sofa, two seats', path: 'sofa', picture: 'sofa', sample: true },
    { name: 'Lamp that clips', path: 'lamp', picture: 'lamp', sample: true },
  ],
  guidelines: { dos: ['Count hours and riyals aloud.'], donts: [advertisement, 'Do not paint a rented wall without asking.'] },
  budget: { riyals: 12_000, paid: 'QUARTERLY' },
}

export const rawshanPrograms = { smallKitchens, roomInADay }
