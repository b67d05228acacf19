/** A tag of an EXIF directory: a number of its kind, and where its value stands or what it is. */
const entry = (tag: number, type: number, count: number, value: readonly number[]): number[] => [
  ...short(tag),
  ...short(type),
  ...long(count),
  ...value,
];
const short = (value: number): number[] => [value >> 8, value & 255];
const long = (value: number): number[] => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];

/** Where a {@link photograph} was taken, as EXIF has it: 47° 36' 22" N. */
const DEGREES = [47, 36, 22].flatMap((part) => [...long(part), ...long(1)]);
/** The metadata that a camera writes; none of it may leave the device. */
export const MAKER = 'Harbour Camera 4711';

/** EXIF of a camera that was held upright (6: to be turned clockwise), which knows where it is. */
function exif(): Buffer {
  const text = [...Buffer.from(`${MAKER}\0`, 'latin1')];
  const first = 8;
  const gps = first + 2 + 3 * 12 + 4;
  const degrees = gps + 2 + 2 * 12 + 4;
  const maker = degrees + DEGREES.length;
  const tiff = [
    ...Buffer.from('MM'),
    ...short(42),
    ...long(first),
    ...short(3),
    ...entry(0x010f, 2, text.length, long(maker)),
    ...entry(0x0112, 3, 1, [...short(6), 0, 0]),
    ...entry(0x8825, 4, 1, long(gps)),
    ...long(0),
    ...short(2),
    ...entry(0x0001, 2, 2, [...Buffer.from('N\0\0\0', 'latin1')]),
    ...entry(0x0002, 5, 3, long(degrees)),
    ...long(0),
    ...DEGREES,
    ...text,
  ];
  const content = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff];
  return Buffer.from([0xff, 0xe1, ...short(content.length + 2), ...content]);
}

/** 400 × 200 pixels, the left half red and the right one blue, as a browser writes them into a JPEG. */
const PLAIN = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/',
    '2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCADIAZADASIAAhEBAxEB/8QA',
    'FQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFwEBAQEBAAAAAAAAAAAAAAAAAAUGBP/EABgRAQADAQAAAAAAAAAAAAAAAAAF',
    'QoHB/9oADAMBAAIRAxEAPwCABxtIAAAAAAAAAAAAAAAAAAAAAAIVyFYir51Kkq7wAWEoAAAAAAAAAAAAAAAAAAAAABcAx7VAAAAAAAAAAAAAAAAAAAAAACFc',
    'hWIq+dSpKu8AFhKAAAAAAAAAAAAAAAAAAAAAAXAMe1QAAAAAAAAAAAAAAAAAAAAAAhXIViKvnUqSrvABYSgAAAAAAAAAAAAAAAAAAAAAFwDHtUAAAAAAAAAA',
    'AAAAAAAAAAAAIVyFYir51Kkq7wAWEoAAAAAAAAAAAAAAAAAAAAABcAx7VAAAAAAAAAAAAAAAAAAAAAACFchWIq+dSpKu8AFhKAAAAAAAAAAAAAAAAAAAAAAX',
    'AMe1QAAAAAAAAAAAAAAAAAAAAAAhXIViKvnUqSrvABYSgAAAAAAAAAAAAAAAAAAAAAFwDHtUAAAAAAAAAAAAAAAAAAAAAAIVyFYir51Kkq7wAWEoAAAAAAAA',
    'AAAAAAAAAAAAABcAx7VAAAAAAAAAAAAAAAAAAAAAACFchWIq+dSpKu8AFhKAAAAAAAAAAAAAAAAAAAAAAXAMe1QAAAAAAAAAAAAAAAAAAAAAAhXIViKvnUqS',
    'rvABYSgAAAAAAAAAAAAAAAAAAAAAFwDHtUAAAAAAAAAAAAAAAAAAAAAAIVyFYir51Kkq7wAWEoAAAAAAAAAAAAAAAAAAAAABcAx7VAAAAAAAAAAAAAAAAAAA',
    'AAACFchWIq+dSpKu8AFhKAAAAAAAAAAAAAAAAAAAAAAXAMe1QAAAAAAAAAAAAAAAAAAAAAAhXIViKvnUqSrvABYSgAAAAAAAAAAAAAAAAAAAAAFwDHtUAAAA',
    'AAAAAAAAAAAAAAAAAAIQWIq+dSpKu8AFhKAAAAAAAAAAAAAAAAAAAAAAf//Z',
  ].join(''),
  'base64',
);

/**
 * A photograph as a phone that is held upright stores it: its pixels lie on their side, and EXIF says how to turn them and where it was.
 * Seen upright it is 200 × 400, red above blue.
 */
export const photograph = (): Buffer => Buffer.concat([PLAIN.subarray(0, 2), exif(), PLAIN.subarray(2)]);
