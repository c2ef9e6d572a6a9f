import { eq, sql } from 'drizzle-orm';
import { rowSnapshot } from '#app/platform/audit-log/audit.server.ts';
import { doctors } from '../doctor.schema.server.ts';

/** Snapshot of a doctor for the audit log. Leave is recorded by its days, without the note. */
export const doctorSnapshot = (id: string) =>
  rowSnapshot(
    doctors,
    {
      name: doctors.name,
      specialization: doctors.specialization,
      hospital: doctors.hospital,
      about: doctors.about,
      qualification: doctors.qualification,
      awards: doctors.awards,
      experience: doctors.experience,
      fees: doctors.feePaise,
      availability: doctors.availability,
      phone: doctors.phone,
      email: doctors.email,
      pictureKey: doctors.pictureKey,
      ekalink: doctors.ekalink,
      hospitalSlots: sql`json(${doctors.hospitalSlots})`,
      videoSlots: sql`json(${doctors.videoSlots})`,
      workingDays: sql`json(${doctors.workingDays})`,
      weekdayHours: sql`json(${doctors.weekdayHours})`,
      leave: sql`(
        select json_group_array(json_remove(value, '$.note')) from json_each(${doctors.leave})
      )`,
      registrationCouncil: doctors.registrationCouncil,
      registrationNumber: doctors.registrationNumber,
      gender: doctors.gender,
      languages: sql`json(${doctors.languages})`,
      texts: sql`json(${doctors.texts})`,
      place: doctors.place,
      isActive: doctors.isActive,
      isDeleted: doctors.isDeleted,
      version: doctors.version,
    },
    eq(doctors.id, id),
  );
