import type { PageQueries } from '../../../queries/query-language.ts';

export const pageQueries: PageQueries = {
  // Sleep
  sleep: `
    sleep, sleep problem, sleeping problem, sleep doctor, sleep specialist, hypersomnia, sleep disorder, sleep issue,
    sleep clinic
  `,
  'insomnia-sleep': `
    cannot sleep, not sleeping, sleepless, trouble sleeping, awake all night, sleeping pill, sleeping tablet,
    cant fall asleep, cannot fall asleep, fall asleep, no sleep, lack of sleep, difficulty sleeping,
    insomnia tablets, melatonin
  `,
  'insomnia-withdrawal-tablets': `
    sleeping pill addiction, alprazolam, alprax, benzodiazepine, sleeping pills habit, cannot sleep without tablet,
    stop sleeping pills, stop sleeping tablets, come off sleeping tablets
  `,
  'disturbed-sleep-waking': `
    waking at night, wake up night, light sleep, broken sleep, restless legs, legs night, early morning waking,
    wake up at 3, waking up, wakes up, shift duty sleep, night shift, night duty
  `,
  'snoring-sleep-tired': `
    snoring, snore, tired morning, tired after sleep, sleepy day, sleep apnea, snores, snoring husband, cpap,
    sleep study, driving sleepy, tired all day, always tired, lazy all day
  `,
  nightmares: 'scary dreams, bad dreams, night terror, dream, dreams, scary dream',
  'sleep-walking': 'sleep walk, walks in sleep, sleepwalking',
  'sleep-talking': 'sleep talk, talks in sleep',
  // Mood
  'mood-test': `
    depression test, depression check, mood test, depressed test, depression quiz, depression score, mood check,
    phq9, phq 9, phq, self test depression, online depression test, depression self test
  `,
  'depression-sad': `
    not happy, crying, cry, cries, crying all the time, sad, sadness, feeling low, low mood, hopeless, feel empty,
    empty, lonely, no energy, no interest, lost interest, appetite, self worth, worthless, dippression, dipreshan,
    mood off, mood down, down feel, low feel, feeling down, feeling sad, i am sad, always sad, unhappy, depressed,
    depress, guilty, guilt, self blame, failure feel, loser, dysthymia
  `,
  'depression-birth-baby': `
    postpartum, post partum depression, postnatal, after birth, after delivery, after baby, new mother, new mom,
    scared hurt my baby, thoughts about my baby, harm my baby, voices after delivery, voices after birth,
    baby blues, pregnancy depression, pregnant sad, baby mood, post delivery, post natal, new born mother sad,
    delivery depression, baby bonding
  `,
  'pregnancy-medicine': `
    pregnancy, pregnant, pregnancy medicine, breastfeeding, breast feeding medicine, planning baby medicine,
    pregnancy anxiety, pregnancy tension
  `,
  'bipolar-mania': `
    bipolar, mood swing, mood change, high energy, no need sleep, mania, manic, lithium, high low mood, over excited,
    manic depression, mood stabilizer, mood stabiliser, lithium test
  `,
  'counselling-loss-breakup': `
    breakup, break up, girlfriend, boyfriend, gf, bf, love failure, love problem, lost my, ex, move on, one sided love
  `,
  // Worry, fear and stress
  'worry-test': `
    anxiety test, anxiety check, worry test, gad7, anxiety self test, online anxiety test, anxiety quiz,
    anxiety score
  `,
  'anxiety-panic': `
    anxiety, anxious, nervous, panic, panic attack, heart beat fast, heart racing, palpitation, breathless,
    chest tight, hand shaking, shaking hands, hands shake, trembling, tremor, restless, shaking, shivering, jittery,
    uneasy, unease, tense, nervousness, anxiety attack, anxiety medicine, hand tremor, tremors, suffocation
  `,
  'anxiety-worry-fear': `
    fear, afraid, scared, worry, worried, worrying, phobia, fobia, stage fear, crowd fear, health anxiety,
    fear of death, public speaking, interview fear, driving fear, claustrophobia, height fear, fear of heights,
    fear of dark, fear of dying, fear of driving, social fear, future tension, agoraphobia
  `,
  'negative-thoughts-overthinking': `
    overthinking, over thinking, think too much, negative thoughts, negative thinking, thoughts not stopping,
    mind racing, racing thoughts
  `,
  stress: `
    tension, stress, stressed, depression tension, office tension, job tension, pressure, office pressure,
    work stress, job stress, job loss, burnout, burn out, loan tension, business loss, mental pressure, mind relax,
    peace of mind, work life balance, bp tension, office, boss, office problem, duty stress, overtime, police duty,
    business tension, loan, unemployed, fired, layoff, court case tension, court case,
    tension door, tension free, stress relief, responsibility, mind fresh, mind heavy, hypertension stress
  `,
  'farm-debt-abroad': `
    farm debt, farmer debt, farmer loan, farmer loan tension, crop failed, crop loss, crop insurance, hail damage,
    bank notice land, moneylender, deported, deported from usa, sent back from abroad, visa refused, visa rejected,
    son in canada depressed, son in canada, daughter in canada, son abroad not answering, agent cheated, donkey route
  `,
  'carer-tired': `
    caregiver stress, caregiver burnout, carer burnout, carer tired, tired of caring, respite, respite care,
    disability pension, disability pension haryana, who will look after him when i die, after we die who will care
  `,
  'secret-under-18': `
    will you tell my parents, will doctor tell my parents, will psychologist tell parents, will my mother know,
    confidential under 18, therapy confidential under 18, pocso, age of consent, secret from parents, tell a secret
  `,
  'exam-stress': `
    exam tension, exam stress, exam fear, exam, exam anxiety, exam pressure, paper tension, board exam,
    boards pressure, result tension, fail, neet, upsc, coaching pressure, study stress, study pressure,
    college tension, hostel, 12th pressure, 10th pressure, board pressure, board tension, marks, percentage, topper,
    student stress, students, mbbs, competition, competitive exam, coaching, hostel tension, ragging college,
    syllabus, blank exam, exam blank, re exam, supply, backlog
  `,
  'relaxation-breathing': `
    breathing exercise, yoga, meditation, relax, relaxation, deep breathing, calm down, mindfulness, jpmr,
    body relax, yoga classes, stretching, music therapy, body tension, muscle relaxation, biofeedback, neurofeedback,
    guided imagery
  `,
  'social-shy': `
    shy, no friends, make friends, introvert, confidence, self confidence, social anxiety, social skills,
    communication skill, personality development, akward, awkward, no friend, cant make friends, low confidence,
    low self esteem, self esteem, inferiority, interview, group discussion
  `,
  'speech-stammer': `
    stammer, stammering, stutter, stuttering, speech therapy, speech therapist, speech problem, speech, lisp
  `,
  // Thoughts, voices and suspicion
  'obsession-compulsion': `
    hand wash, washing hands, lock check, gas check, checking again, germs, dirty feeling, counting,
    unwanted thoughts, intrusive, repeated thoughts, ocd, o c d, cleaning, gas band check, door check, switch check,
    symmetry, god bad thoughts, bad thoughts about god, sexual thoughts unwanted, hoarding, repeated checking,
    repeated washing, perfectionist
  `,
  'voices-suspicion-hallucination-delusion': `
    suspicion, suspicious, doubt on wife, hearing voices, voices, hears things, sees things, talks to himself,
    talking to self, laughs alone, black magic, evil eye,
    spying, cia, people follow me, people against me, delusion, hallucination, psychosis, psychotic, paranoid,
    schizo, not bathing, voodoo, phone hack, radio signal, mind control, thoughts being read
  `,
  'possession-functional-attack': `
    jinn, possession, possessed, spirit, spirits, ghost, trance, hysteria, hysteria fit, another voice speaks,
    another voice, functional seizure, functional attack, dissociative seizure, dissociation, non epileptic seizure,
    non epileptic attack, pseudo seizure, pseudoseizure, fits but eeg normal, fits but not epilepsy, faith healer,
    exorcism, chained at dargah
  `,
  'mind-changes-first-weeks': `
    hearing voices first time, voices first time, first episode, first episode psychosis, early psychosis,
    psychosis recovery, psychosis first time, son paranoid, daughter paranoid, suddenly paranoid, first psychosis
  `,
  'mental-illness': `
    mental, mental illness, mental problem, psychiatrist, psychiatry, sikayatrist, saikatrist, psychitrist,
    psychaitrist, psychologist psychiatrist difference, psychologist or psychiatrist, mental hospital, mental health,
    nervous breakdown, strange behaviour, behaviour change, behavior changed, neuro problem, second opinion,
    mental treatment, can it be cured, cure, cured, abuse, not eating, does not eat, doesnt eat, refuses food,
    body pain no reason, conversion, hysteria, psych doctor, psych, shrink, mind doctor, mind specialist, mental doctor,
    mental clinic, mind problem, mental disorder, mental patient, mental case, is it curable, curable, permanent cure,
    recovery time, body pain, gas tension, depression anxiety doctor, self talk
  `,
  'memory-old-age': `
    memory, memory loss, memory problem, memory weak, memory test, forget, forgets, forgetting, forgetful,
    forgetfulness, dementia, dimentia, alzheimer, alzheimers, alzimer, old age, elderly, senior citizen, geriatric,
    old father, old mother, parkinson, senior citizens, old people, old parents, aged, old man, confused, confusion,
    delirium, hallucination old, amnesia, mci, memory clinic, memory doctor, short term memory
  `,
  // Headache
  headache: `
    headache, head pain, painkiller headache, head heavy, head hurts, head ache, headaches, daily headache,
    chronic headache, severe headache, cluster
  `,
  migraine: `
    migraine, one side headache, half head pain, migren, aura, zigzag, light headache, light hurts, noise headache,
    one side head, mygrain, mirgain, migrain, period migraine, migraine injection
  `,
  'tension-headache': 'tension headache, stress headache, pressure headache',
  // Fits
  epilepsy: `
    epilepsy, epilepsi, neurologist, neurology, eeg, eptoin, valproate, levetiracetam, epileptic, epilepsy medicine,
    epilepsy treatment, epilepsy driving, neuro, neuro doctor, neurophysician, brain doctor, brain specialist,
    epilepsy marriage, epilepsy marry, epilepsy tell before marriage
  `,
  'seizure-fit': `
    seizure, fits, convulsion, faint, fainting, unconscious, foam mouth, mouth foam, froth, tongue bite, body jerk,
    jerking, jerks, blank stare, seizures, fit, first aid fit, fits first aid, febrile seizure
  `,
  'first-aid': 'first aid, first aid box, cpr, choking, choked, burn, burns, burnt hand, bleeding first aid',
  'fit-timer': 'fit timer, seizure timer, fit how long',
  // Alcohol, drugs and tobacco
  'substance-dependence': `
    addiction, addicted, addict, drugs, drug, drug problem, son takes drugs, substance abuse, smack, heroin, cocaine,
    iodex, whitener, tramadol, pregabalin, signature capsule, corex, brown sugar, mdma, ecstasy, lsd, party drugs,
    ice drug, opium, poppy, thinner, glue, painkiller addiction, proxyvon, spasmo, lomotil, avil injection, tapentadol,
    pregab, nitra, ritalin, energy drink, caffeine
  `,
  'alcohol-drinking': `
    beer, whisky, whiskey, peg, alcoholic, drinking problem, husband drinks, drinks daily, wine, vodka,
    binge drinking, hangover, alcohol addiction, alcohol treatment, alcohol dependence, drinks too much,
    drinks every day, heavy drinker, drunk, drunkard
  `,
  'substance-dependence-alcohol': `
    quit drinking, stop drinking, leave alcohol, stop alcohol, cut down drinking, reduce drinking,
    live without alcohol
  `,
  'de-addiction-programme': `
    alcohol, alcohol problem, rehab, rehabilitation, rehab centre, deaddiction, de addiction, deaddiction centre,
    rehab centre near, alcohol rehab, drug rehab
  `,
  'centre-lawful': `
    illegal rehab, illegal rehab centre, illegal de addiction centre, rehab near me licence, rehab licence,
    rehab registered, is rehab registered, is this rehab legal, rehab beating, rehab beats patients,
    rehab not letting me meet, take son out of rehab, get out of rehab, unregistered rehab
  `,
  'withdrawal-detox': `
    withdrawal, withdrawl, detox, delirium tremens, detoxification, tablets withdrawal
  `,
  relapse: `
    relapse, relapsed, drinking again, started again, using again, slip, lapse, back to drinking, sober, sobriety
  `,
  craving: 'craving, cravings, urge',
  'opioid-substitution-buprenorphine': `
    buprenorphine, buprenorfin, bupe, addnok, methadone, ost, ost centre, suboxone, bupi, sublingual,
    opioid substitution, ost card, ost clinic, methadon, buprenorphine naloxone, naloxone
  `,
  'alcohol-medicine-in-secret': `
    medicine without telling, alcohol medicine without telling, secret medicine alcohol, hide medicine in food
  `,
  'naltrexone-disulfiram': `
    naltrexone, naltrexon, disulfiram, esperal, antabuse, antidote, naltrexone implant, acamprosate, baclofen
  `,
  hypnosis: 'hypnosis, hypnotism, hypnotherapy, hipnotism',
  motivation: 'motivation, motivate, husband drinking, denies drinking, willpower',
  // Screens and games
  'phone-gaming-child': `
    mobile, mobile addiction, phone addiction, screen time, screen, internet addiction, reels, instagram addiction,
    social media, always on phone, phone all day, game, games, gaming, video game, gaming addiction, game addiction,
    pubg, free fire, bgmi, ludo, online game, laptop, digital detox, cartoon, reel, snapchat, netflix, tv, roblox,
    minecraft, fortnite, call of duty, gta, playstation, xbox, gamer, computer, internet
  `,
  'gambling-addiction': `
    gambling, betting, dream11, cricket betting, online betting, rummy, porn, porn addiction, pornography,
    shopping addiction, casino, trading addiction, blue film, adult video
  `,
  // Children and teenagers
  'child-children': `
    child, children, kid, kids, teenager, teenage, teen, adolescent, child psychiatrist, child psychologist,
    child specialist, child counsellor, school refusal, bullying, bully, ragging, child depression, child anxiety,
    parenting, parenting tips, thumb sucking, nail biting, pica, school bully, selective mutism, teen depression,
    teen anxiety, teenage problem, puberty, child psychology, child guidance, child counselling,
    counselling for child, counsellor for daughter, counsellor for son, child mental health, special child,
    special needs, divorced parents child, step mother, play therapy
  `,
  'stubborn-child-behaviour': `
    stubborn, tantrum, tantrums, not listening, does not listen, doesnt listen, disobedient, child angry,
    angry child, behaviour problem, bad behaviour, teenager angry, son angry, daughter angry, angry teenager, rude,
    demanding child, discipline, odd, oppositional
  `,
  'conduct-stealing': `
    steal, stealing, steals, lie, lying, lies, runs away, school bunk, bunk, abusive child, bad company,
    breaks things, fight in school, suspended, school complaint, animals cruelty
  `,
  'adhd-attention': `
    cannot sit still, hyperactive, hyper, focus, concentration, concentrate, attention, attention problem,
    distracted, add, impulsive, hyperactivity, focus problem, lack of focus, cannot concentrate, impulsivity,
    methylphenidate
  `,
  'autism-speech-child': `
    not speaking, not talking child, speech delay, delayed speech, late talking, eye contact, autism, autisum,
    asperger, spectrum, development delay, milestones, flapping, hand flapping, same routine, sensory, tip toe,
    toe walking, autistic, autism test, autism treatment, virtual autism, occupational therapy, special school,
    special educator, early intervention, global delay, not talking yet
  `,
  'bed-wetting': `
    bed wet, bed wetting, bedwetting, wets bed, pant potty, potty, toilet training, enuresis, encopresis, diaper,
    nappy, pee in bed, peeing, urine in bed, night urine, potty pant, wetting
  `,
  'learning-school': `
    spelling, slow learner, weak in studies, weak studies, study weak, reading problem, cannot read, writing problem,
    handwriting, dyslexia, dysgraphia, iq, iq test, intellectual disability, mental retardation, low iq,
    board exam writer, scribe, extra time exam, learning certificate, learning disability certificate, slow student,
    dull student, dull, iq level, iq check, iq testing, sld, dyscalculia, learning problem, learning difficulty,
    learning disorder, concession cbse, cbse concession
  `,
  // Anger, talking and living together
  anger: `
    anger, angry, irritable, irritation, anger control, anger management, anger issue, temper, rage, emotional,
    emotions control, borderline, bpd, dbt, short temper, short tempered, hot tempered, angry all time, outburst,
    irritates, mood swings anger, self control, emotional instability
  `,
  counselling: `
    counselling, counseling, counsellor, counselor, councelling, therapy, therapist, psychologist, psycologist,
    phsycologist, someone to talk, need to talk, talk to someone, psychotherapy, family counselling, family therapy,
    family problem, nobody understands, no one understands, parents dont understand, joint family, group therapy,
    online counselling, online therapy, talk therapy, talking, talk to counsellor, talk to somebody, someone talk,
    guidance, psychologist doctor, psycho therapist, counceling, councelor, counslor, family, family issue,
    family dispute, parents fight, generation gap, parents, supportive therapy
  `,
  'marriage-couple-relationship': `
    husband wife, husband wife fight, husband fight, wife fight, marriage, marriage problem, married life, marital,
    marriage counselling, couple, couples therapy, couple counselling, divorce, affair, extra marital, relationship,
    relationship problem, love marriage, separation, husband doesnt talk, husband ignores, extra marital affair,
    cheating, husband cheating, wife cheating, live in, premarital, arranged marriage, arrange marriage,
    couples counselling, couple therapy, relationship issues, relationship counselling, partner
  `,
  'counselling-career': `
    career, career counselling, career counsellor, stream choose, personality, personality test, life coach,
    one to one, personal counselling, private talk, personal problem, midlife, retirement, immigration, ielts,
    canada, career guidance, subject choose, aptitude test, personality improve, self improvement, life problem,
    meaning of life, confused about life, life confused, abroad, student visa tension
  `,
  cbt: 'cbt, cognitive, cognitive behavioural therapy, cbt therapy, cbt sessions',
  'behaviour-therapy-habit': `
    habit, bad habit, hair pulling, skin picking, behaviour therapy, exposure therapy, nail biting habit, nails,
    habits, behaviour modification, tics, tic
  `,
  // Refusing treatment
  'refuses-treatment-forced-admission': `
    not taking medicine, refuses medicine, refuse, refuses, refuses treatment, refusing, does not want treatment,
    not agree treatment, wont see doctor, wont go doctor, forced admission, admit forcefully, force admission,
    court order, pick up patient from home, violent, violent patient, aggressive patient, patient refuses,
    patient not willing, refuses to come, wont come, refuses hospital, will not take medicine, not taking medicines,
    stopped medicines refuses, force, forcefully, forced treatment, forcible admission, against will,
    involuntary admission, patient pick up, section 89, how to convince, convince, convince parents
  `,
  // Sexual health
  'sexual-weakness-erection': 'sexual weakness, sex power, sex stamina, stamina sex',
  erection: `
    erection, erection problem, impotence, impotent, ed, viagra, erectile, penis, penis problem, hardness, sex fail,
    performance anxiety sex, cannot perform, sildenafil, tadalafil
  `,
  dhat: `
    nightfall, night fall, wet dream, masturbation, hand practice, semen, masturbate, masturbation addiction, sperm,
    sperm leak, wet dreams
  `,
  'premature-ejaculation': `
    early discharge, premature, ejaculation, sex time, sex timing, early ejaculation, dapoxetine
  `,
  'sexual-desire': `
    sex desire, low desire, no desire, libido, sex drive, sex addiction, sexual desire, wife no interest sex,
    high libido, hypersexual
  `,
  orgasm: 'orgasm, climax',
  'sexual-wellness': `
    sex, sex problem, sexual, sexual problem, sexologist, sex doctor, sex therapy, painful sex, intimacy,
    physical relation, sex education, sexual health, sex counselling, vaginismus, private part, honeymoon
  `,
  // The hospital: appointments and doctors
  'doctor-appointment': `
    appointment, booking, book, book appointment, appointment booking, make appointment, get appointment,
    online appointment, doctor, dr, doctors, doctor list, doctor name, doctors names, which doctor, best doctor,
    lady doctor, female doctor, doctor available, doctor timing, doctor time, doctor today, opd, opd time,
    opd timing, slot, slots, next slot, specialist, specialists, consultation, consult, qualification, experience,
    online consultation, video consultation, video call doctor, online doctor, tele consultation, home visit,
    sunday doctor, sunday opd, evening appointment, walk in, appointment today, book doctor, doctor book,
    doctor booking, doctor sahib, available doctors, availability, next available, earliest appointment,
    tomorrow appointment, appointment available, doctor details, doctor profile, senior doctor, experienced doctor,
    md psychiatry, gold medalist, punjabi speaking, doctor speak punjabi, hindi doctor, female psychiatrist,
    lady psychiatrist, lady counsellor, video call, phone consultation, teleconsult, telemedicine, home visit doctor,
    psychiatrist appointment, psychologist appointment, book psychiatrist, neurologist appointment, paediatrician,
    pediatrician, gynaecologist, gynecologist,
    talk to doctor on video
  `,
  'doctor-fee': `
    doctor fees, doctor fee, psychiatrist fees, psychologist fees, consultation fee, consultation fees,
    doctor charges, opd fees, opd fee, opd charges, first visit fee, follow up fee, fees doctor,
    psychiatrist charges, psychiatrist cost, psychiatrist rate, consulting fee, appointment fee, appointment fees,
    appointment charges, booking fee, visit fee, checkup fees
  `,
  appointment: `
    cancel, cancel appointment, cancel booking, reschedule, reschedule appointment, reschedule booking, postpone,
    my appointment, your appointment, move appointment, change appointment, change date, change time appointment,
    appointment cancel, appointment time change, booking cancel, booking date change, booking reference, booking id,
    lost booking, cannot come appointment, appointment status, appointment date, appointment check, refund,
    refund booking, date change, time change, slot change, change slot, change appointment time,
    check my appointment, appointment details, appointment confirm, confirm appointment, appointment confirmation,
    booking confirm, booking check, booking status, my booking, reference number, forgot reference, miss appointment,
    missed appointment, appointment miss
  `,
  'call-back': `
    phone, call back, callback, call me, phone me, ring me, request call, want call, talk hospital, call tomorrow,
    enquiry, inquiry, call request, please call, call later, call me later, someone call me, staff call
  `,
  'where-video-call': `
    where is the video call, video call where, video call link, link of the video call, join video call,
    how to join the video call, open video call, video call opens, start video call
  `,
  'urgent-signs': `
    emergency, emergency number, emergency no, casualty, ambulance, ambulance number, ambulance service, urgent,
    urgent help, urgent signs, help now, need help now, danger signs, red flags, 112, 108, first aid
  `,
  'missing-person': `
    missing, missing person, missing child, missing boy, missing girl, child missing, son missing, daughter missing,
    father missing, mother missing, went missing, gone missing, young person gone, gone from home, left home, lost child,
    not come home, has not come home, did not return
  `,
  'refer-patient': `
    refer, referral, referrals, refer patient, refer a patient, patient referral, refer case, referring doctor,
    referral letter, transfer patient, patient transfer, shift patient
  `,
  'hospital-phone-contact': `
    phone number, contact number, hospital number, hospital phone, helpline, helpline number, contact, contact us,
    whatsapp, whatsapp number, email, mobile number, doctor number, doctor phone number, reception, call hospital,
    landline, phone no, contact no, mobile no, hospital contact, customer care, call number, calling number,
    whatsapp no, email id, e mail, mail id, 24x7, 24 7
  `,
  'first-visit': `
    first time, first visit, first appointment, what to bring, what to ask, what happens first, what to expect,
    new patient, questions for doctor, documents bring, first day, first session, first consultation,
    documents required, id proof, how to prepare, prepare for visit
  `,
  'stay-bag': `
    bag for admission, bag for stay, bag for hospital, hospital bag, pack bag, packing, what to pack, things to pack,
    clothes for admission, what to bring for admission
  `,
  // The hospital: money
  'price-package': `
    fees, fee, cost, rate, rates, price, prices, charges, charge, package, packages, how much, price list, rate list,
    bill, estimate, therapy cost, therapy fees, counselling fees, counselling cost, counselling charges,
    session cost, session price, discount, offer, emi, installment,
    test price, test cost, test fees, deaddiction cost, rehab cost, treatment cost, treatment charges,
    free treatment, free, pgi test, psychological test, psychological testing, rating scale, memory test price,
    rupees, rs, fees structure, charges list, rate card, price of therapy, therapy price, cost of counselling,
    counselling price, counselling fee, session fees, session rate, per session, one session, sitting fees,
    10 session, 6 session package, package price, combo, concession, student discount, senior citizen discount, bpl,
    free counselling, free checkup, free camp, payment mode, payment method, payment online, online payment, phonepe,
    cheque, receipt, bill copy, invoice, gst, psychotherapy cost, cbt cost, cbt price, hypnotherapy cost,
    hypnotherapy price, iq test price, iq test cost, psychometric, psychometric test, personality test price,
    rorschach, mmpi, testing charges
  `,
  'how-to-pay': `
    payment, how to pay, pay, pay online, online payment, pay before visit, pay before a video visit, payment before visit,
    upi, payment upi, pay by upi, card payment, gpay, paytm, cash, pay at desk
  `,
  'room-price-stay': `
    room rent, room charges, room price, room rate, room cost, bed charges, bed rate, ward charges, per day charge,
    private room, luxury room, private ward, deluxe room, general ward, ac room, admission cost, admission charges,
    admission fees, stay cost, indoor charges, ipd charges, hospital stay cost, per day, per day cost, admit cost,
    admit fees, ward rate, single room, sharing room, ac ward, non ac, private room cost, luxury room cost,
    monthly charges, month charges, room charge, room fees, bed charge,
    one day cost, cost of one day, cost per day admission, daily room charge
  `,
  'detox-price': `
    detox price, detox cost, detox charges, detox fees, two weeks detox, detox two weeks, how much is detox,
    detox insurance, detox covered by insurance
  `,
  'insurance-cashless': `
    insurance, cashless, tpa, mediclaim, medical insurance, health insurance, insurance claim, claim,
    insurance cover, policy claim, health card, star health, panel, empanelled, reimbursement, cashless facility,
    cashless treatment, insurance accept, insurance card, insurance company, policy, hdfc ergo, icici lombard,
    niva bupa, care health, tata aig, national insurance, new india assurance, psu panel, corporate tie up, tie up
  `,
  // The hospital: staying here
  'admission-stay': `
    admit, admission, admitted, inpatient, ipd, indoor, hospital stay, how many days, how long stay, bed,
    bed available, beds, discharge, ward, attendant, attendant stay, family stay, mobile ward, visiting hours,
    visiting time, visiting, visitors, visit patient, meet patient, visit brother, hospital food, food in hospital,
    mess, canteen, daycare, day care, long stay, permanently keep, care home, old age home, treatment how long,
    outpatient, follow up, followup, admit patient, admission process, admission procedure, admission form,
    visit timing, visiting hour, visitor timing, when can i visit, can i visit, visit my, meet my, phone allowed,
    mobile allowed, smoking allowed ward, ladies ward, female ward, daily routine ward, after discharge, short stay,
    day admission, pack, packing, pack bag, bag pack
  `,
  'certificate-records-disability': `
    udid, disability, disability certificate, disability card, disability pension, handicap certificate, certificate,
    medical certificate, fitness certificate, mental fitness certificate, sick leave certificate, leave certificate,
    medical leave, sick note, report, reports, medical report, medical record, records, my records, record copy,
    discharge summary, file copy, discharge papers, documents, pension, udid card, handicapped,
    handicapped certificate, disability percent, autism certificate, mental disability, fitness, fit certificate,
    duty join certificate, leave letter, office leave, sick leave, doctor certificate, doctor letter, letter,
    letter from doctor, bonafide, treatment certificate, case history, old record, file, report copy, discharge card,
    insurance papers, court certificate, guardianship, gun licence certificate, arms licence,
    driving licence fitness, pension certificate, income tax 80,
    medical certificate college, medical certificate school, medical certificate office, collect report, collect
    test report, report ready, test report
  `,
  rights: `
    complaint, complain, legal aid, rights, patient rights, my rights, law, act 2017, mental healthcare act,
    advance directive, nominated representative, nominee, consent, feedback, grievance, staff misbehave,
    treated badly, review board, lawyer, guardian, property, job lose illness, will anyone know, complaint against,
    complain staff, negligence, restraint, tied, isolation, police, legal, legal help, mental health act, mhca, act,
    informed consent, nominated, ombudsman, human rights, discrimination, insurance rights, staff rude
  `,
  'privacy-data': `
    data, my data, data delete, delete data, delete my data, privacy, privacy policy, personal data,
    personal information, cookies, details delete, account delete, number delete, secret, confidential,
    confidentiality, privately, secretly, dpdp, is it private, anonymous, delete account, delete my details,
    delete information, information delete, record delete, remove my data, gdpr, data safe, data share,
    whom do you share
  `,
  'phone-traces': `
    who can see i was here, who can see that i was here, can they see i was here, will they see i was here,
    can anyone see i was here, who can see this, who may see this phone, who sees this phone, browser history,
    search history, history on my phone, can my husband see my phone, can family see what i searched,
    who can see what i read, who knows i visited this site, incognito, private tab,
    who can see on this phone that i was here, who can see on my phone that i was here, who can see this phone,
    can anyone see on this phone that i was here, can they see on my phone that i was here
  `,
  'room-pictures': `
    rooms, room, photo, photos, pictures, images, gallery, room photo, hospital photo, hospital pics, facility,
    facilities, gym, garden, park, ward photo, building, inside, inside hospital, infrastructure, ward pictures,
    room pictures, private room photo, tour, virtual tour, playground, cafeteria
  `,
  'hospital-panchkula-address': `
    address, location, map, google map, directions, direction, how to reach, reach, hospital address, sector,
    sector 15, sector 15 panchkula, near me, nearest, how far, bus, bus stop, bus stand, parking, railway station,
    landmark, zirakpur, pinjore, kalka, mohali, ambala, clinic address, full address, hospital location,
    location send, gps, google maps, map link, auto, cab, metro, car parking, sco, plot number, near which, nearby,
    shimla, himachal, hospital timing, hospital time, open time, opening hours, timing, timings, open now, open today,
    holiday open, diwali open, closed, working hours, working days, hours, office hours,
    lunch time, wheelchair, lift, ramp, step free, which bus, by train, scooter stand,
    park car, where to park, place to park, bus stand from, from railway station
  `,
  'opening-hours': `
    sunday, open sunday, sunday open, open on sunday, sunday timing, sunday hours, saturday, open saturday, saturday open,
    open on holidays, holi open, closed on sunday, closed on holidays
  `,
  'hospital-about': `
    hospital, clinic, about, about hospital, about us, services, which services,
    how many beds, pharmacy, chemist, medical store, medicine shop, lab, reviews, review, rating, best hospital,
    registered, registration, licence, license, government hospital, private hospital,
    about this hospital, good hospital, hospital reviews, name of hospital, which diseases,
    what do you treat, medical shop,
    govt hospital, trust hospital, ngo, sister hospital, branch, branches, other branch
  `,
  management: `
    management, owner, who owns, owns, director, founder, incharge, medical superintendent, superintendent, admin,
    administration, md, ceo, team, staff, who runs, head doctor, chairman, manager, hospital manager, hospital owner,
    who started, board of directors, administrator
  `,
  videos: `
    video, videos, youtube, film, films, watch, youtube channel, video gallery, watch video, interview video
  `,
  'instagram-reels': `
    instagram, insta, instagram page, hospital reels, insta page, insta id, instagram id, social media page, follow,
    facebook, facebook page
  `,
  'sheets-tools': `
    worksheet, worksheets, sheet, print, pdf, download, self help, tools, sheets, exercise sheet, printable,
    print out, exercises, checklist, diary, sheets and tools
  `,
  'safety-plan': 'safety plan, crisis plan',
  'sleep-diary': 'sleep diary, sleep diary download, sleep record',
  'headache-diary': 'headache diary, migraine diary, headache record, headache calendar',
  // Pages beyond the menus
  'violence-at-home': `
    domestic violence, husband beats, husband hits, husband abuses, husband gives no money, husband controls money,
    in laws harass
  `,
  trauma: 'trauma, ptsd, flashback, army, ptsd treatment',
  'eating-disorder': `
    does not eat, refuses food, eating disorder, anorexia, bulimia, overeating, binge eating, dieting, mirror, body image
  `,
  ect: 'ect, shock therapy, electric shock',
  'strong-emotions': 'personality disorder',
  lgbtq: 'gender, lgbt, gay, transgender, homosexual, married gay',
  'medicine-questions': `
    psychiatric medicine, medicine how long, side effect, side effects, medicine addictive, dose, dose miss,
    missed dose, missed tablet, weight gain medicine, medicine safe, are medicines safe,
    how long medicine, sleepy from medicine, medicine makes sleepy, drowsy medicine, alcohol with medicine, drink
    with medicine
  `,
  'medicine-stopping': 'medicine stop, stop medicine, stop taking medicine',
  antidepressant: `
    antidepressant, escitalopram, sertraline, depression medicine how long, depression tablets how long,
    antidepressant how long, how long antidepressants, depression medicine, depression tablets
  `,
  antipsychotic: `
    olanzapine, risperidone, schizophrenia medicine how long, psychosis medicine how long
  `,
  'calming-tablet': 'clonazepam',
  tobacco: `
    cigarette, smoking, quit smoking, smoke, vape, tobacco, nicotine, e cigarette, cigarettes, cigrate, cigrette,
    smoker, stop smoking, leave smoking, smoking quit, quit tobacco, nicotine patch, vaping, vapes, hookah
  `,
  cannabis: 'ganja, weed, cannabis, joint, hash',
  grief: `
    after death, after his death, after her death, after mother died, after father died, after husband died,
    death in family, death of husband, grief, grieving, mother died, father died, mourning, bereavement, death, died,
    husband died, wife died, loss of parent, miscarriage, pet died,
    passed away, after passing away, lost my mother, lost my father, lost my husband, lost my wife
  `,
  // Words that say little by themselves
  'treatment-medicine': `
    treatment, medicine, medicines, tablet, injection, test, tests, check up, checkup, problem, disorder, disease,
    illness, help, symptoms, health, patient, what is wrong with me, need help, help me
  `,
};
